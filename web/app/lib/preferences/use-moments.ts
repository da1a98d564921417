import { usePreferences } from './preferences-context.tsx';

export interface Moments {
  day(moment: string): string;
  time(moment: string): string;
  dayAndTime(moment: string): string;
}

/** Formats times (ISO 8601) in the tab's language: a day, a time of day, or both. */
export function useMoments(): Moments {
  const { locale } = usePreferences();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const dayAndTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    // Without the Russian «г.», whose full stop would clash with that of the sentence.
    day: (moment) => day.format(new Date(moment)).replace(/\sг\.$/u, ''),
    time: (moment) => time.format(new Date(moment)),
    dayAndTime: (moment) => dayAndTime.format(new Date(moment)),
  };
}
