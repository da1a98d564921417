import type { Locale } from '@perigee/core/base/locales/locales';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { TimestampStyles, time } from '@discordjs/formatters';
import type { APIEmbed } from 'discord-api-types/v10';
import { m } from '#texts';
import type { SiteLinks } from '../../bot/bot-context.ts';
import type { BotStats } from '../../bot/bot-stats.ts';
import { defineCommand } from '../../bot/define-command.ts';
import { VERSION } from '../../version.ts';

/** Shows what the bot is, how many guilds and members it serves, and where to find more. */
export const info = defineCommand({
  name: 'info',
  category: 'general',
  takesRemarks: true,
  botPermissions: ['EmbedLinks'],
  worksInDirectMessages: true,
  config: {
    en: { name: 'info', description: 'Shows what the bot is and where to find more', aliases: ['about'] },
    ru: { name: 'инфо', description: 'Рассказывает о боте и о том, где узнать больше', aliases: ['информация'] },
  },
  async run({ bot, locale, reply }) {
    await reply({ embeds: [describeBot(bot.stats(), bot.site, locale)] });
  },
});

function describeBot({ shards }: BotStats, site: SiteLinks, locale: Locale): APIEmbed {
  const shown = new Intl.NumberFormat(locale);
  const sum = (of: 'guilds' | 'users') => shards.reduce((total, shard) => total + shard[of], 0);
  const counted = (count: number) => ({ count, shown: shown.format(count) });
  const reach = [m.info_servers(counted(sum('guilds')), { locale }), m.info_members(counted(sum('users')), { locale })];
  const links = [
    `[${m.info_site({}, { locale })}](${site.publicUrl})`,
    `[${m.info_commands({}, { locale })}](${site.publicUrl}/commands)`,
    `[${m.info_support({}, { locale })}](${site.supportUrl})`,
  ];
  return {
    color: ACCENT_COLOR,
    title: m.info_title({}, { locale }),
    description: `${m.info_description({}, { locale })}\n\n${links.join(' · ')}`,
    fields: [
      { name: m.info_version({}, { locale }), value: VERSION, inline: true },
      { name: m.info_reach({}, { locale }), value: reach.join('\n'), inline: true },
      { name: m.info_online_since({}, { locale }), value: onlineSince(), inline: true },
    ],
  };
}

/** The platform renders this markup in the reader's own time zone and language. */
function onlineSince(): string {
  return time(Math.floor(performance.timeOrigin / 1000), TimestampStyles.LongDateShortTime);
}
