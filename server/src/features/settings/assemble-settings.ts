import type { GuildSettings } from '@perigee/core/guilds/schema';
import { SECTIONS, type SectionName, type SectionValues } from '@perigee/core/settings/sections';
import * as z from 'zod/mini';
import type { StoredSection } from './settings-store.ts';

/** A guild's settings out of its stored sections, nested as spec.md 3 shows them. */
export function assembleSettings(stored: ReadonlyMap<string, StoredSection>, boost: boolean): GuildSettings {
  const section = <Name extends SectionName>(name: Name) => readSection(name, stored.get(name)?.value);
  return {
    ...section('general'),
    boost,
    commands: section('commands'),
    economy: section('economy'),
    items: section('items'),
    customJobs: section('customJobs'),
    editors: section('editors'),
    logs: section('logs'),
    autoModeration: section('automod'),
    ...section('moderation'),
    greetings: section('greetings'),
    leaderboard: section('leaderboard'),
    versions: Object.fromEntries([...stored].map(([name, { version }]) => [name, version])),
  };
}

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
