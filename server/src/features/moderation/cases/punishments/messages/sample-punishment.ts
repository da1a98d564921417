import type { Locale } from '@perigee/core/base/locales/locales';
import type { AnnouncedPunishment } from '@perigee/core/moderation/punishments/schema';
import { TEMPLATE_GROUPS } from '@perigee/core/base/templates/catalogue';
import type { GroupValues } from '@perigee/core/base/templates/rendering/values';
import { writeDuration } from '@perigee/core/base/time/write-duration';

/** How long the ban of a test lasts, in milliseconds (docs/rules/moderation.md#punishment-messages). */
const TEST_BAN_MS = 3_600_000;

/** A made-up punishment for testing a message. */
export function samplePunishment(type: AnnouncedPunishment, locale: Locale): GroupValues<'punishment'> {
  const { number, reason } = TEMPLATE_GROUPS.punishment;
  const isBan = type === 'ban';
  return {
    type,
    number: number.sample,
    reason: reason.sample[locale],
    duration: isBan ? writeDuration(TEST_BAN_MS, locale) : null,
    ends: isBan ? new Date(Date.now() + TEST_BAN_MS) : null,
  };
}
