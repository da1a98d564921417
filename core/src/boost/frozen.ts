import type { GuildSettings } from '../guilds/schema.ts';
import { type LimitedKind, TIER_LIMITS } from '../limits/tier-limits.ts';
import { sectionIn } from '../settings/nested-sections.ts';
import { SECTION_NAMES, type SectionName, SECTIONS, type SectionValues } from '../settings/sections.ts';
import { valueAt } from '../settings/value-at.ts';
import type { Tab } from '../tabs/tabs.ts';

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
  return SECTION_NAMES.flatMap((name) => sleepingInSection(name, sectionIn(settings, name), settings.boost));
}

function sleepingInSection<Name extends SectionName>(
  section: Name,
  value: SectionValues[Name],
  boost: boolean,
): Sleeping[] {
  const { tab, limited, sleepingFields } = SECTIONS[section];
  if (tab === null) return [];

  const held = limited(value);
  const acting = held === null ? Infinity : limitOf(held.kind, boost);
  const isOverLimit = (path: string) => Number(path.split('.')[0]) >= acting;
  const sleeping = (why: Sleeping['why']) => (path: string) => ({ section, tab, path, name: nameIn(value, path), why });

  const boostOnly = boost ? [] : sleepingFields(value).filter((path) => !isOverLimit(path));
  const entries = Array.from({ length: held?.count ?? 0 }, (_, index) => String(index));
  return [...boostOnly.map(sleeping('boostOnly')), ...entries.filter(isOverLimit).map(sleeping('overLimit'))];
}

/** What the entry on the way to a field is called, where that is one of a list. */
function nameIn(value: unknown, path: string): string | null {
  const name = Array.isArray(value) ? valueAt(value, `${path.split('.')[0]}.name`) : null;
  return typeof name === 'string' ? name : null;
}
