import * as z from 'zod/mini';
import { labelled } from '../../base/schemas/field-metadata.ts';
import { defineSection } from '../../base/sections/define-section.ts';

/** Whether the bot keeps recent messages for a short while, so that rules can be tried on them. */
export const automodReplaySchema = z.strictObject({ enabled: labelled('enabled', z.boolean()) });

/** Off by default: no messages are kept until somebody who edits the rules turns it on. */
export const automodReplaySection = defineSection({
  name: 'automodReplay',
  title: { en: 'Test on recent messages', ru: 'Проверка на недавних сообщениях' },
  tab: 'moderation',
  summary: 'Choose whether recent messages are kept to try rules against',
  schema: automodReplaySchema,
  initial: { enabled: false },
});
