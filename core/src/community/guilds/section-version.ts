import type { SectionName } from '../settings/sections.ts';

/** The stored version of a section, which a save builds on; 0 for one that was never saved. */
export function versionOf(versions: Readonly<Record<string, number>>, section: SectionName): number {
  return versions[section] ?? 0;
}
