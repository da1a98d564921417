import * as z from 'zod/mini';
import { issueCode } from '../issues/issue-codes.ts';
import { labelled } from '../schemas/field-metadata.ts';
import { defineSection } from '../sections/define-section.ts';
import { findZone } from './zone-name.ts';

/** The time zone in which a server's day begins, for everything that is limited per day. */
export const timeZoneSchema = z.strictObject({
  /** An IANA name, such as `Europe/Berlin`. */
  zone: labelled(
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
