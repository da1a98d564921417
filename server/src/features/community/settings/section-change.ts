import { describeIssues } from '@perigee/core/base/issues/describe-issues';
import { isSame } from '@perigee/core/base/sections/is-same';
import { SECTIONS, type SectionName, type SectionValues } from '@perigee/core/community/settings/sections';
import * as z from 'zod/mini';
import { AppError } from '../../../errors/app-error.ts';
import type { Check } from './prepare-check.ts';
import { readSection } from './read-section.ts';
import type { StoredSection } from './settings-store.ts';

/** The part of a section that a change covers. Other people may change the rest concurrently. */
export interface Slice<Value> {
  /** Extracts the part; undefined if the value lacks it. */
  of(value: Value): unknown;
  /**
   * Path of the part in the new value: only this is checked, and issue paths are relative to it. Null for a removed
   * part, undefined for the whole.
   */
  positionIn(value: Value): string | null | undefined;
}

export const WHOLE: Slice<unknown> = { of: (value) => value, positionIn: () => undefined };

/** A change to one section. */
export interface SectionChange<Name extends SectionName = SectionName> {
  section: Name;
  slice: Slice<SectionValues[Name]>;
  /** The version the author saw; without it, the change is applied regardless of saves in between. */
  baseVersion?: number | undefined;
  /** Computes the new value from the current one. */
  next(current: SectionValues[Name]): SectionValues[Name];
}

/** The change that stores an unparsed value. @throws AppError `invalid` if it does not match the section's schema. */
export function toSectionChange<Name extends SectionName>(section: Name, value: unknown): SectionChange<Name> {
  const parsed = z.safeParse(SECTIONS[section].schema, value);
  if (!parsed.success) {
    throw new AppError('invalid', 'Some fields are not valid', { issues: describeIssues(parsed.error.issues) });
  }
  return { section, slice: WHOLE, next: () => parsed.data };
}

/** The section was saved after the change's base version. Only the history tells whether that touched the same part. */
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
 * Applies a change to the stored value: compares it with its base, computes the new value, normalises and checks it.
 * @throws StaleBase, and the check's AppError.
 */
export function decide<Name extends SectionName>(
  change: SectionChange<Name>,
  stored: StoredSection,
  check: Check,
): { before: SectionValues[Name]; value: SectionValues[Name] } {
  const { section, slice: part, baseVersion, next } = change;
  const before = readSection(section, stored.value);
  const requested = next(before);

  // Two people who make the same change do not conflict.
  const isStale = baseVersion !== undefined && baseVersion !== stored.version;
  if (isStale && !isSame(part.of(before), part.of(requested))) throw new StaleBase(change, stored.version);

  const value = SECTIONS[section].normalise(requested, before);
  const refusal = check({ section, value, before, position: part.positionIn(value) });
  if (refusal !== null) throw refusal;
  return { before, value };
}
