import * as z from 'zod/mini';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { labelled } from '../../base/schemas/field-metadata.ts';
import { defineSection } from '../../base/sections/define-section.ts';
import { ARCHIVE_DAYS_INITIAL, ARCHIVE_DAYS_MAX } from './limits.ts';

/** How long the bot keeps messages, so that the logs can quote one that was edited or deleted. */
export const messageArchiveSchema = z.strictObject({
  /** Whole days; 0 keeps nothing. */
  days: labelled(
    { en: 'Days', ru: 'Дней' },
    z
      .int({ error: issueCode('nonNegativeInteger') })
      .check(z.gte(0, { error: issueCode('nonNegativeInteger') }), z.lte(ARCHIVE_DAYS_MAX, issueCode('tooBig'))),
  ),
});

export const messageArchiveSection = defineSection({
  name: 'messageArchive',
  title: { en: 'Message texts', ru: 'Тексты сообщений' },
  tab: 'logs',
  summary: 'Choose how long messages are kept for the logs',
  schema: messageArchiveSchema,
  initial: { days: ARCHIVE_DAYS_INITIAL },
});
