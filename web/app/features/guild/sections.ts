import type { GuildInfo } from '@perigee/core/guilds/schema';
import { m } from '#texts';
import type { IconName } from '../../components/icon/icon-paths.ts';
import type { PlainMessage } from '../../lib/preferences/use-text.ts';

export interface Section {
  /** Its place below /guilds/{id}/; empty for the overview. */
  path: string;
  icon: IconName;
  title: PlainMessage;
}

/** The pages of a server's settings, in the order of the menu. */
export const SECTIONS: readonly Section[] = [
  { path: '', icon: 'pulse', title: m.section_overview },
  { path: 'general', icon: 'settings', title: m.section_general },
  { path: 'economy', icon: 'economy', title: m.section_economy },
  { path: 'commands', icon: 'code', title: m.section_commands },
  { path: 'moderation', icon: 'moderation', title: m.section_moderation },
  { path: 'logs', icon: 'logs', title: m.section_logs },
  { path: 'greetings', icon: 'greetings', title: m.section_greetings },
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
