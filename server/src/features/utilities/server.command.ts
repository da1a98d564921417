import { guildIconUrl } from '@perigee/core/community/guilds/guild-icon';
import type { Locale } from '@perigee/core/base/locales/locales';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { time, TimestampStyles, userMention } from '@discordjs/formatters';
import type { APIEmbed, APIGuild } from 'discord-api-types/v10';
import { m } from '#texts';
import { escapeLines } from '../../texts/people-text.ts';
import { defineCommand } from '../../bot/define-command.ts';
import { createdSeconds } from '../../discord/snowflake-time.ts';

/** Shows information about the guild the command is used in. */
export const server = defineCommand({
  name: 'server',
  category: 'utilities',
  takesRemarks: true,
  botPermissions: ['EmbedLinks'],
  config: {
    en: { name: 'server', description: 'Shows information about this server', aliases: ['serverinfo', 'guild'] },
    ru: { name: 'сервер', description: 'Показывает сведения об этом сервере', aliases: ['гильдия'] },
  },
  async run({ bot, guildId, locale, reply }) {
    const guild = await bot.api.guilds.get(guildId, { with_counts: true });
    const channelCount = bot.cache.get(guildId)?.channelCount ?? 0;
    await reply({ embeds: [describeGuild(guild, channelCount, bot.site.cdnUrl, locale)] });
  },
});

function describeGuild(guild: APIGuild, channelCount: number, cdnUrl: string, locale: Locale): APIEmbed {
  const numbers = new Intl.NumberFormat(locale);
  const created = createdSeconds(guild.id);
  const online = guild.approximate_presence_count ?? 0;
  const members = numbers.format(guild.approximate_member_count ?? 0);
  const inline = (name: string, value: string) => ({ name, value, inline: true });
  return {
    color: ACCENT_COLOR,
    title: guild.name,
    ...(guild.description && { description: escapeLines(guild.description) }),
    ...(guild.icon && { thumbnail: { url: guildIconUrl(cdnUrl, guild.id, guild.icon) } }),
    fields: [
      inline(m.server_owner({}, { locale }), userMention(guild.owner_id)),
      inline(
        m.server_members({}, { locale }),
        m.server_members_value({ members, online: numbers.format(online) }, { locale }),
      ),
      inline(m.server_channels({}, { locale }), numbers.format(channelCount)),
      inline(m.field_roles({}, { locale }), numbers.format(guild.roles.length)),
      inline(m.server_emojis({}, { locale }), numbers.format(guild.emojis.length)),
      inline(m.server_boosts({}, { locale }), numbers.format(guild.premium_subscription_count ?? 0)),
      inline(
        m.field_created({}, { locale }),
        `${time(created, TimestampStyles.LongDate)} (${time(created, TimestampStyles.RelativeTime)})`,
      ),
    ],
    footer: { text: `ID ${guild.id}` },
  };
}
