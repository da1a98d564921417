import * as z from 'zod/mini';
import { labelled } from '../schemas/field-metadata.ts';
import { defineSection } from '../sections/define-section.ts';

/** How the bot reacts to a command that the guild's settings do not allow this channel or member. */
export const refusalsSchema = z.strictObject({
  /** Typed commands then get no answer. Slash commands always do: the platform would show them as failed otherwise. */
  silent: labelled({ en: 'Don’t reply', ru: 'Не отвечать' }, z.boolean()),
});

/** By default, members are told briefly where they may use the command. */
export const refusalsSection = defineSection({
  name: 'refusals',
  title: { en: 'Refused commands', ru: 'Отказы в командах' },
  tab: 'commands',
  summary: 'Choose whether refused commands are answered',
  schema: refusalsSchema,
  initial: { silent: false },
});
