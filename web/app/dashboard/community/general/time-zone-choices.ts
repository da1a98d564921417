import type { Locale } from '@perigee/core/base/locales/locales';
import { listZones } from '@perigee/core/base/time-zone/zone-name';

/** A zone to choose: its label, and all words that find it, in lower case. */
export interface ZoneChoice {
  value: string;
  label: string;
  words: string;
}

/**
 * The zones the browser knows, plus the chosen one if the browser knows it by another name, with their offsets at a
 * moment.
 */
export function zoneChoices(chosen: string, locale: Locale, at: Date): ZoneChoice[] {
  const known = listZones();
  const zones = known.includes(chosen) ? known : [chosen, ...known];
  return zones.map((zone) => zoneChoice(zone, locale, at));
}

/** A time zone as an option of the picker. */
export function zoneChoice(zone: string, locale: Locale, at: Date): ZoneChoice {
  const place = zone.replaceAll('_', ' ');
  const label = zone === 'UTC' ? zone : `${place} (${nameOf(zone, 'shortOffset', locale, at)})`;
  return { value: zone, label, words: `${label} ${zone} ${nameOf(zone, 'long', locale, at)}`.toLowerCase() };
}

function nameOf(zone: string, timeZoneName: 'shortOffset' | 'long', locale: Locale, at: Date): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
