import { describeIssues } from '@perigee/core/base/issues/describe-issues';
import type { Issue } from '@perigee/core/base/issues/issue';
import { type SectionName, SECTIONS } from '@perigee/core/community/settings/sections';
import * as z from 'zod/mini';
import type { Check } from './prepare-check.ts';
import { readSection } from './read-section.ts';

/** Unparsed values by section. */
export type SectionMap = ReadonlyMap<SectionName, unknown>;

/** What would be stored for a value, and its issues. */
export interface SectionPreview<Name extends SectionName = SectionName> {
  section: Name;
  before: unknown;
  after: unknown;
  issues: Issue[];
}

/** Previews storing an unparsed value. */
export function previewSection<Name extends SectionName>(
  section: Name,
  value: unknown,
  { stored, check }: { stored: unknown; check: Check },
): SectionPreview<Name> {
  const { schema, normalise } = SECTIONS[section];
  const before = readSection(section, stored);
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) return { section, before, after: value, issues: describeIssues(parsed.error.issues) };

  const after = normalise(parsed.data);
  return {
    section,
    before,
    after,
    issues: check({ section, value: after, before, position: undefined })?.issues ?? [],
  };
}
