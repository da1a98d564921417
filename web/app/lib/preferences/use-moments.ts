import { usePreferences } from './preferences-context.tsx';

/** Writes moments (ISO 8601) in the tab's language: a day, or a day with its time. */
export function useMoments(): { day(moment: string): string; dayAndTime(moment: string): string } {
  const { locale } = usePreferences();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const dayAndTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    // Without the Russian «г.», whose full stop would meet that of the sentence.
    day: (moment) => day.format(new Date(moment)).replace(/\sг\.$/u, ''),
    dayAndTime: (moment) => dayAndTime.format(new Date(moment)),
  };
}
