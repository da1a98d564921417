import type { SectionName } from './sections.ts';
import type { Tab } from './tabs.ts';

/** The tab on which a section is edited; who may edit what stands on a page of the owner's. */
export const TAB_OF: Record<Exclude<SectionName, 'editors'>, Tab> = {
  general: 'general',
  economy: 'economy',
  items: 'economy',
  customJobs: 'economy',
  leaderboard: 'economy',
  commands: 'commands',
  logs: 'logs',
  automod: 'moderation',
  moderation: 'moderation',
  greetings: 'greetings',
};
