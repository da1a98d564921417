import { describeIssues } from '@perigee/core/http/issues';
import type { Issue } from '@perigee/core/http/replies';
import { SECTIONS, type SectionName, type SectionValues } from '@perigee/core/settings/sections';
import * as z from 'zod/mini';
import { AppError } from '../../errors/app-error.ts';
import { readSection } from './assemble-settings.ts';
import type { Check } from './prepare-check.ts';
import { onlyOver } from './saved-meanwhile.ts';
import type { StagedSection, StoredSection } from './settings-store.ts';

/** A section on its way into the database, and what it became once it is there. */
interface Stage<Name extends SectionName> extends StagedSection {
  value(): SectionValues[Name];
}

/** What would be stored of a value, and what stands against it. */
export interface SectionPreview<Name extends SectionName = SectionName> {
  section: Name;
  before: unknown;
  after: unknown;
  issues: Issue[];
}

/** Puts what `next` makes of the current value in order and checks it, when the store holds the section's lock. */
export function stage<Name extends SectionName>(
  section: Name,
  next: (before: SectionValues[Name], version: number) => SectionValues[Name],
  check: Check,
): Stage<Name> {
  let value = SECTIONS[section].initial;
  return {
    section,
    value: () => value,
    next(current) {
      const before = readSection(section, current.value);
      value = SECTIONS[section].normalise(next(before, current.version));
      const refusal = check({ section, value, before });
      if (refusal !== null) throw refusal;
      return value;
    },
  };
}

interface UnreadValue {
  value: unknown;
  check: Check;
  /** When given, it is stored over this only. */
  readBefore: unknown;
}

/**
 * The same for a value nobody has read yet.
 * @throws AppError `invalid` when the section's schema does not take it; SavedMeanwhile once it is staged.
 */
export function stageUnread<Name extends SectionName>(
  section: Name,
  { value, check, readBefore }: UnreadValue,
): Stage<Name> {
  const parsed = z.safeParse(SECTIONS[section].schema, value);
  if (!parsed.success) {
    throw new AppError('invalid', 'Some fields are not valid', { issues: describeIssues(parsed.error.issues) });
  }
  const next = (before: SectionValues[Name]) => {
    if (readBefore !== undefined) onlyOver(readBefore, before);
    return parsed.data;
  };
  return stage(section, next, check);
}

/** What storing the value would do, without doing it. */
export function previewOf<Name extends SectionName>(
  section: Name,
  value: unknown,
  { check, stored }: { check: Check; stored: ReadonlyMap<string, StoredSection> },
): SectionPreview<Name> {
  const { schema, normalise } = SECTIONS[section];
  const before = readSection(section, stored.get(section)?.value);
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) return { section, before, after: value, issues: describeIssues(parsed.error.issues) };

  const after = normalise(parsed.data);
  return { section, before, after, issues: check({ section, value: after, before })?.issues ?? [] };
}
