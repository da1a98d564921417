import type { GuildInfo } from '@perigee/core/guilds/schema';
import { type Tab, TABS } from '@perigee/core/tabs/tabs';
import { m } from '#texts';
import type { IconName } from '../../components/icon/icon-paths.ts';
import type { PlainMessage } from '../../lib/preferences/use-text.ts';
import { TAB_TEXTS } from '../../lib/settings/tab-texts.ts';

export interface Section {
  /** Its place below /guilds/{id}/; empty for the overview. */
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
  ...TABS.map((tab) => ({ path: tab, icon: TAB_ICONS[tab], title: TAB_TEXTS[tab] })),
  { path: 'boost', icon: 'gem', title: m.section_boost },
  { path: 'editors', icon: 'lock', title: m.section_editors },
  { path: 'history', icon: 'clock', title: m.section_history },
  { path: 'transfer', icon: 'copy', title: m.section_transfer },
];

/** The pages this person may open; before that is known, all of them. */
export function sectionsFor(rights: GuildInfo['rights'] | undefined): readonly Section[] {
  if (rights === undefined || rights.manager) return SECTIONS;
  return SECTIONS.filter(({ path }) => rights.tabs.some((tab) => tab === path));
}
