import * as z from 'zod/mini';
import { snowflake } from '../../base/ids/snowflake.ts';
import { SECTION_NAMES, SECTIONS } from '../../community/settings/sections.ts';

/** The sections of an export: everything but access rights, which belong to the people of one server. */
export const TRANSFERRED_SECTIONS = SECTION_NAMES.filter((name) => SECTIONS[name].isTransferred);

/** Raised when files of the previous version can no longer be read. */
export const FILE_VERSION = 1;

const namedSchema = z.strictObject({ id: snowflake, name: z.string() });
export type ReferencedName = z.infer<typeof namedSchema>;

/**
 * All settings of a guild in one file, with the names of referenced roles and channels, so that another guild can match
 * its own.
 */
export const settingsFileSchema = z.strictObject({
  format: z.literal('perigee-settings'),
  version: z.literal(FILE_VERSION),
  guild: namedSchema,
  exportedAt: z.string(),
  roles: z.array(namedSchema).check(z.maxLength(1000)),
  channels: z.array(namedSchema).check(z.maxLength(1000)),
  /** By section; each value is validated like one saved by hand. */
  sections: z.partialRecord(z.enum(SECTION_NAMES), z.unknown()),
});
export type SettingsFile = z.infer<typeof settingsFileSchema>;
