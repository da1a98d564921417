import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';

/** A time in the reader's time zone. */
export function EmbedTime({ iso, length = 'short' }: { iso: string; length?: 'short' | 'long' }) {
  const { locale } = usePreferences();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: length, timeStyle: 'short' });

  return <time dateTime={iso}>{format.format(new Date(iso))}</time>;
}
