import * as z from 'zod/mini';
import { automodSection } from '../../moderation/automod/section.ts';
import { automodReplaySection } from '../../moderation/automod-replay/section.ts';
import { commandsSection } from '../commands/section.ts';
import { couponRulesSection, couponTemplatesSection } from '../../rewards/coupons/section.ts';
import { customJobsSection } from '../../economy/custom-jobs/section.ts';
import { economySection } from '../../economy/section.ts';
import { earningRulesSection } from '../../economy/earning-rules/section.ts';
import { editorsSection } from '../editors/section.ts';
import { gamesSection } from '../../games/section.ts';
import { generalSection } from '../general/section.ts';
import { giveawayRulesSection, giveawayTemplatesSection } from '../../rewards/giveaways/section.ts';
import { greetingsSection } from '../../greetings/section.ts';
import { itemsSection } from '../../economy/items/section.ts';
import { levelsSection } from '../../rewards/levels/section.ts';
import { leaderboardSection } from '../../economy/leaderboard/section.ts';
import { logsSection } from '../../logs/section.ts';
import { messageArchiveSection } from '../message-archive/section.ts';
import { moderationSection } from '../../moderation/punishments/section.ts';
import { refusalsSection } from '../../base/refusals/section.ts';
import type { Section } from '../../base/sections/define-section.ts';
import { timeZoneSection } from '../../base/time-zone/section.ts';
import { shopRulesSection } from '../../economy/shop/section.ts';

/** Every section of a guild's settings, in display order. All code that handles sections uses this list. */
export const SECTION_LIST = [
  generalSection,
  timeZoneSection,
  editorsSection,
  commandsSection,
  refusalsSection,
  logsSection,
  messageArchiveSection,
  automodSection,
  automodReplaySection,
  moderationSection,
  greetingsSection,
  economySection,
  earningRulesSection,
  itemsSection,
  shopRulesSection,
  customJobsSection,
  couponRulesSection,
  levelsSection,
  gamesSection,
  couponTemplatesSection,
  leaderboardSection,
  giveawayTemplatesSection,
  giveawayRulesSection,
] as const;

export type ListedSection = (typeof SECTION_LIST)[number];
export type SectionName = ListedSection['name'];

/** The value type of each section. */
export type SectionValues = { [One in ListedSection as One['name']]: z.output<One['schema']> };

/** The sections by name. */
export const SECTIONS: { [Name in SectionName]: Section<SectionValues[Name]> & { name: Name } } = byName(SECTION_LIST);

export const SECTION_NAMES: readonly SectionName[] = SECTION_LIST.map(({ name }) => name);
export const sectionNameSchema = z.enum(SECTION_NAMES);

function byName<One extends { name: string }>(list: readonly One[]): { [Each in One as Each['name']]: Each };
function byName(list: readonly { name: string }[]): Record<string, unknown> {
  return Object.fromEntries(list.map((section) => [section.name, section]));
}
