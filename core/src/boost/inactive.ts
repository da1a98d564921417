import type { GuildSettings } from '../guilds/schema.ts';
import { type LimitedKind, limitOf } from '../limits/tier-limits.ts';
import { sectionIn } from '../settings/nested-sections.ts';
import { SECTION_NAMES, type SectionName, SECTIONS, type SectionValues } from '../settings/sections.ts';
import { valueAt } from '../settings/value-at.ts';
import type { Tab } from '../tabs/tabs.ts';

/**
 * Those of a list that act, in the order they were made. The newest above the limit are inactive: they stay stored and may
 * be edited or deleted, and act again as soon as there is room or boost.
 */
export function actingOf<Entry>(kind: LimitedKind, entries: readonly Entry[], boost: boolean): Entry[] {
  return entries.slice(0, limitOf(kind, boost));
}

/** Something that is set up and does not act: an entry above the limit, or what acts only with boost. */
export interface Inactive {
  section: SectionName;
  tab: Tab;
  /** Its place in the section, dotted. */
  path: string;
  /** What an entry of a list is called. */
  name: string | null;
  why: 'overLimit' | 'boostOnly';
}

/** Everything of a guild that is inactive; nothing while it has boost and no more than fits. */
export function inactiveIn(settings: GuildSettings): Inactive[] {
  return SECTION_NAMES.flatMap((name) => inactiveInSection(name, sectionIn(settings, name), settings.boost));
}

function inactiveInSection<Name extends SectionName>(
  section: Name,
  value: SectionValues[Name],
  boost: boolean,
): Inactive[] {
  const { tab, limited, inactiveFields } = SECTIONS[section];
  if (tab === null) return [];

  const held = limited(value);
  const acting = held === null ? Infinity : limitOf(held.kind, boost);
  const isOverLimit = (path: string) => Number(path.split('.')[0]) >= acting;
  const inactive = (why: Inactive['why']) => (path: string) => ({ section, tab, path, name: nameIn(value, path), why });

  const boostOnly = boost ? [] : inactiveFields(value).filter((path) => !isOverLimit(path));
  const entries = Array.from({ length: held?.count ?? 0 }, (_, index) => String(index));
  return [...boostOnly.map(inactive('boostOnly')), ...entries.filter(isOverLimit).map(inactive('overLimit'))];
}

/** What the entry on the way to a field is called, where that is one of a list. */
function nameIn(value: unknown, path: string): string | null {
  const name = Array.isArray(value) ? valueAt(value, `${path.split('.')[0]}.name`) : null;
  return typeof name === 'string' ? name : null;
}
