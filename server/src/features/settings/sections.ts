import { DEFAULT_GENERAL, type General, generalSchema } from '@perigee/core/general/schema';
import type { GuildSettings } from '@perigee/core/guilds/schema';
import * as z from 'zod/mini';

/** Every section that is saved as a whole, and what it holds. */
export interface SectionValues {
  general: General;
}
export type SectionName = keyof SectionValues;

interface Section<Value> {
  schema: z.core.$ZodType<Value>;
  /** What a guild has before anyone saved it. */
  initial: Value;
}

const SECTIONS: { [Name in SectionName]: Section<SectionValues[Name]> } = {
  general: { schema: generalSchema, initial: DEFAULT_GENERAL },
};

/**
 * A guild's settings out of its stored sections. A stored value that the schema of today does not take (a newer
 * version wrote it, or a hand did) counts as never saved; its history keeps it.
 */
export function assembleSettings(stored: ReadonlyMap<string, unknown>): GuildSettings {
  return { ...sectionOf('general', stored) };
}

function sectionOf<Name extends SectionName>(name: Name, stored: ReadonlyMap<string, unknown>): SectionValues[Name] {
  const { schema, initial } = SECTIONS[name];
  const parsed = z.safeParse(schema, stored.get(name));
  return parsed.success ? parsed.data : initial;
}
