import * as z from 'zod/mini';
import { field } from '../schemas/field.ts';
import { defineSection } from '../sections/define-section.ts';

/** How the bot refuses a command that the guild's settings keep from this channel or member. */
export const refusalsSchema = z.strictObject({
  /** A typed command gets no answer then. A slash command always does: the platform shows it as failed otherwise. */
  silent: field({ en: 'Don’t reply', ru: 'Не отвечать' }, z.boolean()),
});

/** By default members are told, for a moment, where they may use the command. */
export const refusalsSection = defineSection({
  name: 'refusals',
  title: { en: 'Refused commands', ru: 'Отказы в командах' },
  tab: 'commands',
  summary: 'Choose whether refused commands are answered',
  schema: refusalsSchema,
  initial: { silent: false },
});
