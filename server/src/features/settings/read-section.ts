import { SECTIONS, type SectionName, type SectionValues } from '@perigee/core/settings/sections';
import * as z from 'zod/mini';

/**
 * A stored value of a section. One that the schema of today does not take (a newer version wrote it, or a hand did)
 * counts as never saved; its history keeps it.
 */
export function readSection<Name extends SectionName>(name: Name, value: unknown): SectionValues[Name] {
  return parseSection(name, value) ?? SECTIONS[name].initial;
}

/** What `use` makes of the value, if today's schema takes it. */
export function readWith<Name extends SectionName, Result>(
  name: Name,
  value: unknown,
  use: (name: Name, value: SectionValues[Name]) => Result,
): Result | undefined {
  const parsed = parseSection(name, value);
  return parsed === undefined ? undefined : use(name, parsed);
}

/** The value if today's schema takes it. */
export function parseSection<Name extends SectionName>(name: Name, value: unknown): SectionValues[Name] | undefined {
  return z.safeParse(SECTIONS[name].schema, value).data;
}
