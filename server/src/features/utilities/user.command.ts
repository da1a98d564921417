import type { Locale } from '@perigee/core/base/locales/locales';
import { avatarUrl } from '@perigee/core/community/session/avatar';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { roleMention, time, TimestampStyles, userMention } from '@discordjs/formatters';
import type { APIEmbed, APIEmbedField, APIGuildMember, APIUser } from 'discord-api-types/v10';
import { m } from '#texts';
import { escapeText } from '../../texts/people-text.ts';
import { defineCommand } from '../../bot/define-command.ts';
import { createdSeconds } from '../../discord/snowflake-time.ts';
import { findMember, findUser, USER_OPTION } from '../../bot/commands/find-user.ts';

/** Role mentions that fit an embed field: 1024 characters, at most 25 per mention. */
const ROLES_SHOWN = 40;

/** Shows a user, and when they joined the guild. */
export const user = defineCommand({
  name: 'user',
  category: 'utilities',
  takesRemarks: true,
  botPermissions: ['EmbedLinks'],
  config: {
    en: { name: 'user', description: 'Shows information about a member', aliases: ['userinfo', 'whois'] },
    ru: { name: 'пользователь', description: 'Показывает сведения об участнике', aliases: ['юзер', 'участник'] },
  },
  options: [USER_OPTION],
  async run(ctx) {
    const { bot, locale, reply, refuse } = ctx;
    const found = await findUser(ctx);
    if (found === undefined) {
      await refuse(m.user_unknown({}, { locale }));
      return;
    }
    const member = await findMember(ctx, found.id);
    await reply({ embeds: [describeUser(found, member, avatarUrl(bot.site.cdnUrl, found), locale)] });
  },
});

function describeUser(found: APIUser, member: APIGuildMember | undefined, picture: string, locale: Locale): APIEmbed {
  const created = createdSeconds(found.id);
  return {
    color: found.accent_color ?? ACCENT_COLOR,
    title: found.global_name ?? found.username,
    description: `${userMention(found.id)} · ${escapeText(found.username)}`,
    thumbnail: { url: picture },
    fields: [
      { name: m.field_id({}, { locale }), value: found.id, inline: true },
      { name: m.field_created({}, { locale }), value: formatDate(created), inline: true },
      ...(member === undefined ? [] : memberFields(member, locale)),
    ],
    ...(member === undefined && { footer: { text: m.user_not_member({}, { locale }) } }),
  };
}

function memberFields({ joined_at: joinedAt, roles }: APIGuildMember, locale: Locale): APIEmbedField[] {
  const joined = joinedAt === null ? null : Math.floor(Date.parse(joinedAt) / 1000);
  const shown = roles.slice(0, ROLES_SHOWN).map((id) => roleMention(id));
  const left = roles.length - shown.length;
  return [
    ...(joined === null ? [] : [{ name: m.user_joined({}, { locale }), value: formatDate(joined), inline: true }]),
    ...(shown.length === 0
      ? []
      : [{ name: m.field_roles({}, { locale }), value: [...shown, ...(left > 0 ? [`+${left}`] : [])].join(' ') }]),
  ];
}

function formatDate(seconds: number): string {
  return `${time(seconds, TimestampStyles.LongDate)} (${time(seconds, TimestampStyles.RelativeTime)})`;
}
