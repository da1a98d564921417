import type { GuildSettings } from '../guilds/schema.ts';
import { ANNOUNCED_PUNISHMENTS } from '../moderation/schema.ts';
import { SECTIONS, type SectionName } from '../settings/sections.ts';
import { TAB_OF } from '../settings/tab-of.ts';
import type { Tab } from '../settings/tabs.ts';
import { type LimitedKind, TIER_LIMITS } from './limits.ts';

/** How many of a kind act in a guild, and may be made (spec.md 9). */
export function limitOf(kind: LimitedKind, boost: boolean): number {
  return TIER_LIMITS[kind][boost ? 'boosted' : 'free'];
}

/**
 * Those of a list that act, in the order they were made. The newest above the limit are frozen: they stay stored and may
 * be edited or deleted, and act again as soon as there is room or boost.
 */
export function actingOf<Entry>(kind: LimitedKind, entries: readonly Entry[], boost: boolean): Entry[] {
  return entries.slice(0, limitOf(kind, boost));
}

/** Something that is set up and does not act: an entry above the limit, or what acts only with boost. */
export interface Sleeping {
  section: SectionName;
  tab: Tab;
  /** Its place in the section, dotted. */
  path: string;
  /** What an entry of a list is called. */
  name: string | null;
  why: 'overLimit' | 'boostOnly';
}

/** Everything of a guild that sleeps; nothing while it has boost and no more than fits. */
export function sleepingIn(settings: GuildSettings): Sleeping[] {
  const { items, customJobs, boost } = settings;
  return [
    ...sleepingEntries('items', 'items', items, boost),
    ...sleepingEntries('customJobs', 'jobs', customJobs, boost),
    ...(boost ? [] : sleepingSettings(settings)),
  ];
}

function sleepingEntries(
  section: 'items' | 'customJobs',
  kind: LimitedKind,
  entries: readonly { name: string; iconUrl: string }[],
  boost: boolean,
): Sleeping[] {
  const tab = TAB_OF[section];
  return entries.flatMap(({ name, iconUrl }, index): Sleeping[] => {
    if (index >= limitOf(kind, boost)) return [{ section, tab, path: String(index), name, why: 'overLimit' }];
    return boost || iconUrl === '' ? [] : [{ section, tab, path: `${index}.iconUrl`, name, why: 'boostOnly' }];
  });
}

function sleepingSettings({ economy, punishmentMessages }: GuildSettings): Sleeping[] {
  const messages = ANNOUNCED_PUNISHMENTS.filter((type) => punishmentMessages[type].enabled);
  return [
    ...SECTIONS.economy.boostFields(economy).map((path) => sleeping('economy', path)),
    ...messages.map((type) => sleeping('moderation', `punishmentMessages.${type}`)),
  ];
}

function sleeping(section: 'economy' | 'moderation', path: string): Sleeping {
  return { section, tab: TAB_OF[section], path, name: null, why: 'boostOnly' };
}
