import { SECTIONS, type SectionName, type SectionValues } from '@perigee/core/community/settings/sections';
import * as z from 'zod/mini';
import type { Db, DbTransaction } from '../../../database/database.ts';

/**
 * Reads a stored section. A value that does not match the current schema (written by a newer version, or by hand) is
 * treated as never saved; the history keeps it.
 */
export function readSection<Name extends SectionName>(name: Name, value: unknown): SectionValues[Name] {
  return parseSection(name, value) ?? SECTIONS[name].initial;
}

/** Applies `use` to the value if it matches the current schema. */
export function readWith<Name extends SectionName, Result>(
  name: Name,
  value: unknown,
  use: (name: Name, value: SectionValues[Name]) => Result,
): Result | undefined {
  const parsed = parseSection(name, value);
  return parsed === undefined ? undefined : use(name, parsed);
}

/** The value if it matches the current schema. */
export function parseSection<Name extends SectionName>(name: Name, value: unknown): SectionValues[Name] | undefined {
  return z.safeParse(SECTIONS[name].schema, value).data;
}

/** Stored sections by name; undefined for one never saved, or not matching the current schema. */
export type StoredSections = <Name extends SectionName>(name: Name) => SectionValues[Name] | undefined;

/**
 * Reads these sections from the database. What follows from a save must not see an older state, as it might from a
 * cache.
 */
export async function readStored(
  db: Db | DbTransaction,
  guildId: string,
  names: readonly SectionName[],
): Promise<StoredSections> {
  const rows = await db
    .selectFrom('guild_settings')
    .select(['section', 'value'])
    .where('guild_id', '=', guildId)
    .where('section', 'in', names)
    .execute();
  return (name) => parseSection(name, rows.find(({ section }) => section === name)?.value);
}
