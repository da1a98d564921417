import type { SectionName } from '@perigee/core/settings/sections';
import { m } from '#texts';
import type { PlainMessage } from '../preferences/use-text.ts';

/** What each stored section is called. */
export const SECTION_TEXTS: Record<SectionName, PlainMessage> = {
  general: m.section_general,
  editors: m.section_editors,
  commands: m.section_commands,
  refusals: m.section_refusals,
  logs: m.section_logs,
  automod: m.section_automod,
  moderation: m.section_moderation,
  greetings: m.section_greetings,
  economy: m.section_economy,
  items: m.section_items,
  customJobs: m.section_customJobs,
  leaderboard: m.section_leaderboard,
};
