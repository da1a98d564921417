import * as z from 'zod/mini';
import { snowflake } from '../ids/snowflake.ts';
import { SECTION_NAMES, SECTIONS } from '../settings/sections.ts';

/** What goes into a file: everything but the rights, which belong to the people of one server. */
export const TRANSFERRED_SECTIONS = SECTION_NAMES.filter((name) => SECTIONS[name].isTransferred);

/** Grows when a file of the day before can not be read any more. */
export const FILE_VERSION = 1;

const namedSchema = z.strictObject({ id: snowflake, name: z.string() });
export type ReferencedName = z.infer<typeof namedSchema>;

/** All settings of a guild as one file, with the names of what it refers to, so that another guild can find its own. */
export const settingsFileSchema = z.strictObject({
  format: z.literal('perigee-settings'),
  version: z.literal(FILE_VERSION),
  guild: namedSchema,
  exportedAt: z.string(),
  roles: z.array(namedSchema).check(z.maxLength(1000)),
  channels: z.array(namedSchema).check(z.maxLength(1000)),
  /** By section; each value is checked as if it had been saved by hand. */
  sections: z.partialRecord(z.enum(SECTION_NAMES), z.unknown()),
});
export type SettingsFile = z.infer<typeof settingsFileSchema>;
