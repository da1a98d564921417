import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';

/** A date and time in the reader's language and time zone. */
export function ReviewMoment({ at }: { at: string }) {
  const { locale } = usePreferences();
  const shown = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
  return <time dateTime={at}>{shown}</time>;
}
