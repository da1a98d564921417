import type { GuildSettings } from '../guilds/schema.ts';
import { type LimitedKind, limitOf } from '../../base/limits/tier-limits.ts';
import { sectionIn } from '../settings/nested-sections.ts';
import { SECTION_NAMES, type SectionName, SECTIONS, type SectionValues } from '../settings/sections.ts';
import { valueAt } from '../settings/value-at.ts';
import type { Tab } from '../../base/tabs/tabs.ts';

/**
 * The entries of a list that are active, in creation order. The newest ones above the limit are inactive: they stay
 * stored, can be edited or deleted, and become active again as soon as there is room or boost.
 */
export function actingOf<Entry>(kind: LimitedKind, entries: readonly Entry[], boost: boolean): Entry[] {
  return entries.slice(0, limitOf(kind, boost));
}

/** Something configured that is inactive: an entry above the limit, or a feature that needs boost. */
export interface Inactive {
  section: SectionName;
  tab: Tab;
  /** Its path within the section, dotted. */
  path: string;
  /** The name of a list entry. */
  name: string | null;
  why: 'overLimit' | 'boostOnly';
}

/** Everything inactive in a guild; empty where it has boost and all limits are kept. */
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

/** The name of the list entry that contains a field, if any. */
function nameIn(value: unknown, path: string): string | null {
  const name = Array.isArray(value) ? valueAt(value, `${path.split('.')[0]}.name`) : null;
  return typeof name === 'string' ? name : null;
}
