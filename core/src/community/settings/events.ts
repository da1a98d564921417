import * as z from 'zod/mini';
import { defineEvent } from '../../base/events/event.ts';
import { sectionNameSchema } from './sections.ts';

const saved = z.object({ guildId: z.string(), section: sectionNameSchema, version: z.number(), savedBy: z.string() });
export type SettingsSaved = z.infer<typeof saved>;

/** A section of a guild's settings was saved. */
export const settingsSaved = defineEvent('settings.saved', saved);
