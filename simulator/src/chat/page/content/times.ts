import { language } from '../texts/texts.ts';

const STYLES: Record<string, Intl.DateTimeFormatOptions> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};
type Unit = [name: Intl.RelativeTimeFormatUnit, ms: number];
const SECOND: Unit = ['second', 1e3];
const UNITS: Unit[] = [['year', 31536e6], ['month', 2592e6], ['day', 864e5], ['hour', 36e5], ['minute', 6e4], SECOND];

/** A time as a message's Markdown asks for it: the platform's styles are t, T, d, D, f, F and R (relative). */
export function styledTime(time: number, style: string): string {
  if (style === 'R') return relative(time);
  return new Intl.DateTimeFormat(language, STYLES[style]).format(time);
}

function relative(time: number): string {
  const distance = time - Date.now();
  const [unit, length] = UNITS.find(([, size]) => Math.abs(distance) >= size) ?? SECOND;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.round(distance / length), unit);
}

// Making one costs more than formatting a hundred times with it.
const TODAY = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
const EARLIER = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });

/** Hours and minutes of an ISO 8601 timestamp, with the date unless it is today. */
export function shortTime(iso: string): string {
  const date = new Date(iso);
  return (date.toDateString() === new Date().toDateString() ? TODAY : EARLIER).format(date);
}
