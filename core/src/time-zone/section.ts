import * as z from 'zod/mini';
import { issueCode } from '../issues/issue-codes.ts';
import { field } from '../schemas/field.ts';
import { defineSection } from '../sections/define-section.ts';
import { findZone } from './zone-name.ts';

/** Where a server's day begins and ends: what is once a day goes by it. */
export const timeZoneSchema = z.strictObject({
  /** Of the IANA's list, such as `Europe/Berlin`. */
  zone: field(
    { en: 'Time zone', ru: 'Часовой пояс' },
    z.string().check(z.refine((name) => findZone(name) !== null, { error: issueCode('timeZoneUnknown') })),
  ),
});

export const timeZoneSection = defineSection({
  name: 'timeZone',
  title: { en: 'Time zone', ru: 'Часовой пояс' },
  tab: 'general',
  summary: 'Choose the time zone whose days the server goes by',
  schema: timeZoneSchema,
  initial: { zone: 'UTC' },
  normalise: ({ zone }) => ({ zone: findZone(zone) ?? zone }),
});
