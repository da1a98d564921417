import type { Command } from '@perigee/core/community/commands/schema';
import type { GuildCard } from '@perigee/core/community/guilds/schema';
import type { Leader } from '@perigee/core/economy/leaderboard/schema';
import { m } from '#texts';
import type { PlainMessage } from '../../lib/preferences/use-text.ts';
import type { IconName } from '../icon/icon-paths.ts';
import { asCalled, type Entry } from './entry.ts';
import { inBoth } from './guild-entries.ts';

const SITE_PAGES: readonly { to: string; icon: IconName; title: PlainMessage }[] = [
  { to: '/@me', icon: 'home', title: m.me_title },
  { to: '/', icon: 'home', title: m.nav_home },
  { to: '/commands', icon: 'code', title: m.nav_commands },
  { to: '/stats', icon: 'pulse', title: m.nav_stats },
  { to: '/donate', icon: 'heart', title: m.nav_donate },
  { to: '/fair', icon: 'shield', title: m.fair_title },
  { to: '/docs/templates', icon: 'code', title: m.footer_templates },
  { to: '/v2', icon: 'gem', title: m.footer_news },
  { to: '/support/appeal', icon: 'support', title: m.appeal_title },
  { to: '/coupons/redeem', icon: 'ticket', title: m.redeem_title },
  { to: '/terms', icon: 'logs', title: m.terms_title },
  { to: '/privacy', icon: 'lock', title: m.privacy_title },
];

/** The pages that do not belong to a server. */
export function sitePages(): Entry[] {
  return SITE_PAGES.map(({ to, icon, title }) => page(to, icon, title, ''));
}

/** A member's own pages on a server. */
export function ownPages({ id, name }: Pick<GuildCard, 'id' | 'name'>): Entry[] {
  return [
    page(`/leaderboard/${id}`, 'trophy', m.board_title, name),
    page(`/@me/rewards/${id}`, 'gift', m.rewards_title, name),
    page(`/@me/games/${id}`, 'games', m.own_games_title, name),
    page(`/@me/statement/${id}`, 'logs', m.statement_title, name),
  ];
}

function page(to: string, icon: IconName, title: PlainMessage, about: string): Entry {
  return { id: `page ${to}`, kind: 'page', icon, title: inBoth(title), trail: null, words: about, to };
}

/** The person's servers; each opens its settings, or its leaderboard if the person may not manage it. */
export function serverEntries(guilds: readonly GuildCard[]): Entry[] {
  return guilds
    .filter(({ invited }) => invited)
    .map(({ id, name, manageable }) => ({
      id: `server ${id}`,
      kind: 'server',
      icon: 'layers',
      title: asCalled(name),
      trail: inBoth(manageable ? m.card_settings : m.board_title),
      words: '',
      to: manageable ? `/guilds/${id}` : `/leaderboard/${id}`,
    }));
}

/** The bot's commands; each opens its settings on a server the person may edit, or else its description. */
export function commandEntries(commands: readonly Command[], editedGuildId: string | null): Entry[] {
  return commands.map(({ name, config }) => ({
    id: `command ${name}`,
    kind: 'command',
    icon: 'prefix',
    title: { en: config.en.name, ru: config.ru.name },
    trail: { en: config.en.description, ru: config.ru.description },
    words: [...config.en.aliases, ...config.ru.aliases, name].join(' '),
    to: editedGuildId === null ? `/commands?command=${name}` : `/guilds/${editedGuildId}/commands#commands.${name}`,
  }));
}

/** Members the server found for the query. */
export function memberEntries(guildId: string, leaders: readonly Leader[]): Entry[] {
  return leaders.map(({ user }) => ({
    id: `member ${user.id}`,
    kind: 'member',
    icon: 'at',
    title: asCalled(user.global_name ?? user.username),
    trail: asCalled(`@${user.username}`),
    words: '',
    to: `/leaderboard/${guildId}/${user.id}`,
  }));
}
