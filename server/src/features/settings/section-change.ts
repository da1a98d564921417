import { isSame } from '@perigee/core/sections/is-same';
import { SECTIONS, type SectionName, type SectionValues } from '@perigee/core/settings/sections';
import type { Check } from './prepare-check.ts';
import { readSection } from './read-section.ts';
import type { StoredSection } from './settings-store.ts';

/** The part of a section that a change is about. Others may change the rest at the same time. */
export interface Part<Value> {
  /** Undefined where the value does not have it. */
  of(value: Value): unknown;
  /**
   * Where it stands in the new value: only this is checked, and issues tell paths inside of it. Null for a part that goes,
   * undefined for the whole.
   */
  placeIn(value: Value): string | null | undefined;
}

export const WHOLE: Part<unknown> = { of: (value) => value, placeIn: () => undefined };

/** What one section is to become. */
export interface SectionChange<Name extends SectionName = SectionName> {
  section: Name;
  part: Part<SectionValues[Name]>;
  /** The version its author saw; without it the change is taken whatever came between. */
  baseVersion?: number | undefined;
  /** Makes the new value out of the current one. */
  next(current: SectionValues[Name]): SectionValues[Name];
}

/** Somebody saved the part since the version that the change is based on, as far as is known without the history. */
export class StaleBase extends Error {
  readonly change: SectionChange;
  readonly version: number;

  constructor(change: SectionChange, version: number) {
    super('the section was saved since');
    this.change = change;
    this.version = version;
  }
}

/**
 * What a change makes of what is stored: holds it against its base, makes the new value, puts it in order, checks it.
 * @throws StaleBase, and the check's AppError.
 */
export function decide<Name extends SectionName>(
  change: SectionChange<Name>,
  stored: StoredSection,
  check: Check,
): { before: SectionValues[Name]; value: SectionValues[Name] } {
  const { section, part, baseVersion, next } = change;
  const before = readSection(section, stored.value);
  const requested = next(before);

  // Two who make the same of their part are of one mind.
  const isStale = baseVersion !== undefined && baseVersion !== stored.version;
  if (isStale && !isSame(part.of(before), part.of(requested))) throw new StaleBase(change, stored.version);

  const value = SECTIONS[section].normalise(requested);
  const refusal = check({ section, value, before, place: part.placeIn(value) });
  if (refusal !== null) throw refusal;
  return { before, value };
}
