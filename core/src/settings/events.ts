import * as z from 'zod/mini';
import { defineEvent } from '../events/event.ts';
import { sectionNameSchema } from './sections.ts';

/** A section of a guild's settings was saved. */
export const settingsSaved = defineEvent(
  'settings.saved',
  z.object({ guildId: z.string(), section: sectionNameSchema, version: z.number(), savedBy: z.string() }),
);
