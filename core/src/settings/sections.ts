import * as z from 'zod/mini';
import type { CommandsSettings } from '../commands/command-settings.ts';
import { commandsSection } from '../commands/section.ts';
import { jobsSection } from '../custom-jobs/section.ts';
import type { Job } from '../custom-jobs/schema.ts';
import { economySection } from '../economy/section.ts';
import type { Economy } from '../economy/schema.ts';
import { DEFAULT_EDITORS, type Editors, editorsSchema } from '../editors/schema.ts';
import { editorsReferences } from '../editors/references.ts';
import type { General } from '../general/schema.ts';
import { generalSection } from '../general/section.ts';
import type { Greetings } from '../greetings/schema.ts';
import { greetingsSection } from '../greetings/section.ts';
import { leaderboardSection } from '../leaderboard/section.ts';
import type { LeaderboardSettings } from '../leaderboard/settings-schema.ts';
import type { Logs } from '../logs/schema.ts';
import { logsSection } from '../logs/section.ts';
import type { Automod } from '../automod/schema.ts';
import { automodSection } from '../automod/section.ts';
import type { Moderation } from '../moderation/schema.ts';
import { moderationSection } from '../moderation/section.ts';
import { itemsSection } from '../items/section.ts';
import type { Item } from '../items/schema.ts';
import { type Section, section } from './section.ts';

/** Every section that is saved as a whole, and what it holds. */
export interface SectionValues {
  general: General;
  /** Who, besides the managers, may edit which tab. */
  editors: Editors;
  commands: CommandsSettings;
  logs: Logs;
  automod: Automod;
  moderation: Moderation;
  greetings: Greetings;
  economy: Economy;
  items: Item[];
  customJobs: Job[];
  leaderboard: LeaderboardSettings;
}
export type SectionName = keyof SectionValues;

export const SECTIONS: { [Name in SectionName]: Section<SectionValues[Name]> } = {
  general: generalSection,
  editors: section(editorsSchema, DEFAULT_EDITORS, { references: editorsReferences }),
  commands: commandsSection,
  logs: logsSection,
  automod: automodSection,
  moderation: moderationSection,
  greetings: greetingsSection,
  economy: economySection,
  items: itemsSection,
  customJobs: jobsSection,
  leaderboard: leaderboardSection,
};

export const SECTION_NAMES = [
  'general',
  'editors',
  'commands',
  'logs',
  'automod',
  'moderation',
  'greetings',
  'economy',
  'items',
  'customJobs',
  'leaderboard',
] as const satisfies readonly SectionName[];
export const sectionNameSchema = z.enum(SECTION_NAMES);
