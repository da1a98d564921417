import { time, TimestampStyles } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import type { EarnOutcome } from './earn.ts';

type Text = (inputs: { when: string }, options: { locale: Locale }) => string;

/** Explains why nothing was earned, with the time it ends as a timestamp. `waiting` is the text for a cooldown. */
export function describeWait(
  earned: Exclude<EarnOutcome, { outcome: 'earned' }>,
  waiting: Text,
  locale: Locale,
): string {
  if (earned.outcome === 'repeated') return m.earning_repeated({}, { locale });
  const text = earned.outcome === 'tooNew' ? m.earning_too_new : waiting;
  return text({ when: time(earned.readyAt, TimestampStyles.RelativeTime) }, { locale });
}
