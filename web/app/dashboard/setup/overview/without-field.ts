import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { isSame } from '@perigee/core/base/sections/is-same';
import type { SaveEndpoint } from '@perigee/core/base/sections/save-endpoint';
import { sectionIn } from '@perigee/core/community/settings/nested-sections';
import { type SectionName, SECTIONS, type SectionValues } from '@perigee/core/community/settings/sections';
import { rewrite } from '@perigee/core/setup/transfer/rewrite';
import * as z from 'zod/mini';

interface Without<Value = unknown> {
  save: SaveEndpoint<Value>;
  value: Value;
}

/**
 * A section with the reference in one of its fields removed, and the endpoint that saves it; null if the section cannot
 * do without it.
 */
export function withoutField(settings: GuildSettings, section: SectionName, path: string): Without | null;
export function withoutField<Name extends SectionName>(
  settings: GuildSettings,
  section: Name,
  path: string,
): Without<SectionValues[Name]> | null {
  const { save, schema, normalise } = SECTIONS[section];
  const value = sectionIn(settings, section);
  const parsed = z.safeParse(schema, rewrite(value, new Map([[path, null]])));
  if (save === null || !parsed.success || isSame(parsed.data, value)) return null;
  return { save, value: normalise(parsed.data) };
}
