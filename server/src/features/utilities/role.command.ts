import { fromNumber, toHex } from '@perigee/core/base/color/color';
import type { Locale } from '@perigee/core/base/locales/locales';
import { PERMISSION_NAMES, PERMISSIONS } from '@perigee/core/base/permissions/permissions';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { roleMention, time, TimestampStyles } from '@discordjs/formatters';
import type { APIEmbed, APIRole } from 'discord-api-types/v10';
import { m } from '#texts';
import { defineCommand } from '../../bot/define-command.ts';
import { createdSeconds } from '../../discord/snowflake-time.ts';
import { namePermissions } from '../../bot/access/permission-texts.ts';

/** Shows information about one role of the guild. */
export const role = defineCommand({
  name: 'role',
  category: 'utilities',
  takesRemarks: true,
  botPermissions: ['EmbedLinks'],
  config: {
    en: { name: 'role', description: 'Shows information about a role', aliases: ['roleinfo'] },
    ru: { name: 'роль', description: 'Показывает сведения о роли', aliases: [] },
  },
  options: [
    {
      key: 'role',
      type: 'role',
      required: true,
      hint: m.role_only_shows,
      config: {
        en: { name: 'role', description: 'The role: a mention, a name or an ID' },
        ru: { name: 'роль', description: 'Роль: упоминание, название или ID' },
      },
    },
  ],
  async run({ bot, guildId, options, people, target, locale, reply, refuse }) {
    // "role VIP @Mia" was meant to give it. A reply mentions its author, and a mention of the bot may be the prefix.
    const others = [...people.keys()].filter((id) => id !== bot.botId && id !== target?.author.id);
    if (others.length > 0) {
      await refuse(m.role_only_shows({}, { locale }));
      return;
    }
    const roles = await bot.api.guilds.getRoles(guildId);
    const found = roles.find(({ id }) => id === options.role);
    if (found === undefined) {
      await refuse(m.role_unknown({}, { locale }));
      return;
    }
    await reply({ embeds: [describeRole(found, guildId, locale)] });
  },
});

function describeRole(found: APIRole, guildId: string, locale: Locale): APIEmbed {
  const color = found.colors.primary_color;
  const held = PERMISSION_NAMES.filter((name) => (BigInt(found.permissions) & PERMISSIONS[name]) !== 0n);
  const yesOrNo = (is: boolean) => (is ? m.yes({}, { locale }) : m.no({}, { locale }));
  const inline = (name: string, value: string) => ({ name, value, inline: true });
  return {
    color: color === 0 ? ACCENT_COLOR : color,
    title: found.name,
    // The @everyone role has the guild's id; the platform renders its mention with a second @.
    ...(found.id !== guildId && { description: roleMention(found.id) }),
    fields: [
      inline(m.field_id({}, { locale }), found.id),
      inline(m.role_color({}, { locale }), color === 0 ? m.role_no_color({}, { locale }) : toHex(fromNumber(color))),
      inline(m.role_position({}, { locale }), String(found.position)),
      inline(m.role_hoisted({}, { locale }), yesOrNo(found.hoist)),
      inline(m.role_mentionable({}, { locale }), yesOrNo(found.mentionable)),
      inline(m.role_managed({}, { locale }), yesOrNo(found.managed)),
      inline(m.field_created({}, { locale }), time(createdSeconds(found.id), TimestampStyles.LongDate)),
      { name: m.role_permissions({}, { locale }), value: namePermissions(held, locale) },
    ].filter(({ value }) => value !== ''),
  };
}
