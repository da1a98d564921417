import { editorsSection } from '@perigee/core/community/editors/section';
import type { GuildInfo } from '@perigee/core/community/guilds/schema';
import { type Tab, TABS } from '@perigee/core/base/tabs/tabs';
import { m } from '#texts';
import type { IconName } from '../icon/icon-paths.ts';
import type { PlainMessage } from '../../lib/preferences/use-text.ts';
import { sectionText } from '../../lib/settings/section-text.ts';
import { tabText } from '../../lib/settings/tab-texts.ts';

export interface Section {
  /** Its path below /guilds/{id}/; empty for the overview. */
  path: string;
  icon: IconName;
  title: PlainMessage;
}

const TAB_ICONS: Record<Tab, IconName> = {
  general: 'settings',
  economy: 'economy',
  commands: 'code',
  moderation: 'moderation',
  logs: 'logs',
  greetings: 'greetings',
};

/** The pages of a server's settings, in the order of the menu. */
export const SECTIONS: readonly Section[] = [
  { path: '', icon: 'pulse', title: m.section_overview },
  ...TABS.map((tab) => ({ path: tab, icon: TAB_ICONS[tab], title: tabText(tab) })),
  { path: 'giveaways', icon: 'gift', title: m.section_giveaways },
  { path: 'coupons', icon: 'ticket', title: m.section_coupons },
  { path: 'cases', icon: 'shield', title: m.section_cases },
  { path: 'logs/entries', icon: 'flood', title: m.section_entries },
  { path: 'automod', icon: 'automoderation', title: m.section_automod },
  { path: 'boost', icon: 'gem', title: m.section_boost },
  { path: 'editors', icon: 'lock', title: sectionText(editorsSection.name) },
  { path: 'history', icon: 'clock', title: m.section_history },
  { path: 'transfer', icon: 'copy', title: m.section_transfer },
];

/** The tabs of the bottom bar on a phone, in order. */
export type Group = 'overview' | 'members' | 'moderation' | 'messages' | 'more';

const GROUPS: ReadonlyMap<string, Group> = new Map([
  ['', 'overview'],
  ...['economy', 'giveaways', 'coupons'].map((path) => [path, 'members'] as const),
  ...['moderation', 'automod', 'cases'].map((path) => [path, 'moderation'] as const),
  ...['greetings', 'logs', 'logs/entries'].map((path) => [path, 'messages'] as const),
]);

/** The bottom bar's tab that a section belongs to. */
export function groupOf(path: string): Group {
  return GROUPS.get(path) ?? 'more';
}

/** The pages that may be open to people without access to the settings. */
const VIEWED = ['cases', 'logs/entries'] as const;
type ViewedPath = (typeof VIEWED)[number];

/** Whether a page may be open to people without access to the settings. */
export function isViewed(path: string): path is ViewedPath {
  return VIEWED.some((each) => each === path);
}

/** What somebody may see of a server besides its settings. */
type Views = Pick<GuildInfo, 'cases' | 'logs'>;

/** Whether this person may open such a page. */
export function mayView({ cases, logs }: Views, path: ViewedPath): boolean {
  return path === 'cases' ? cases : logs;
}

/** The first of these pages that this person may open. */
export function firstViewed(views: Views): ViewedPath {
  return VIEWED.find((path) => mayView(views, path)) ?? 'cases';
}

/** The section that an address below /guilds/{id}/ belongs to. */
export function sectionAt(pathname: string): string {
  const [, , , first = '', second = ''] = pathname.split('/');
  // The setup is opened from the overview.
  if (first === 'setup') return '';
  return first === 'logs' && second === 'entries' ? 'logs/entries' : first;
}

/** The pages that somebody may open who may not see the settings; all such pages until that is known. */
export function viewedSections(views: Views | undefined): readonly Section[] {
  return SECTIONS.filter(({ path }) => isViewed(path) && (views === undefined || mayView(views, path)));
}

/** The pages this person may open; all of them until that is known. */
export function sectionsFor(guild: (Pick<GuildInfo, 'rights'> & Views) | undefined): readonly Section[] {
  if (guild === undefined || guild.rights.manager) return SECTIONS;
  const mayOpen = (path: string) => guild.rights.tabs.some((tab) => tab === path);
  return SECTIONS.filter(({ path }) => {
    if (isViewed(path)) return mayView(guild, path);
    return mayOpen(TAB_OF_PAGE.get(path) ?? path);
  });
}

/** Pages without a tab of their own, and the tab whose editors may open them. */
const TAB_OF_PAGE: ReadonlyMap<string, Tab> = new Map([
  ['automod', 'moderation'],
  ['giveaways', 'economy'],
  ['coupons', 'economy'],
]);
