import type { Locale } from '@perigee/core/base/locales/locales';
import type { Recurrence } from '@perigee/core/base/reading/recurrence';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { m } from '#texts';

/** From Monday. */
const WEEKDAYS = [
  m.repeats_on_0,
  m.repeats_on_1,
  m.repeats_on_2,
  m.repeats_on_3,
  m.repeats_on_4,
  m.repeats_on_5,
  m.repeats_on_6,
] as const;

const WORKDAYS = '0,1,2,3,4';

/** How a reminder repeats, in words that can be read again: `every Monday and Friday at 09:00`. */
export function describeRepetition(recurrence: Recurrence, locale: Locale): string {
  if (recurrence.kind === 'interval') {
    return m.repeats_interval({ duration: writeDuration(recurrence.everyMs, locale) }, { locale });
  }
  const time = writeTimeOfDay(recurrence.seconds);
  switch (recurrence.kind) {
    case 'days':
      return m.repeats_days({ count: recurrence.every, time }, { locale });
    case 'weekdays': {
      const { every, weekdays } = recurrence;
      if (every === 1 && weekdays.join(',') === WORKDAYS) return m.repeats_workdays({ time }, { locale });
      const names = weekdays.flatMap((weekday) => WEEKDAYS[weekday]?.({}, { locale }) ?? []);
      const days = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
      return m.repeats_weekdays({ count: every, days, time }, { locale });
    }
    case 'months':
      return m.repeats_months({ count: recurrence.every, day: recurrence.day, time }, { locale });
    case 'years': {
      // A leap year, which has every day.
      const at = Date.UTC(2024, recurrence.month - 1, recurrence.day);
      const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(at);
      return m.repeats_years({ date, time }, { locale });
    }
    default:
      return recurrence satisfies never;
  }
}

/** `09:00`, with seconds only if there are any. */
function writeTimeOfDay(seconds: number): string {
  const whole = new Date(seconds * 1000).toISOString().slice(11, 19);
  const text = seconds === 86_400 ? '24:00:00' : whole;
  return text.endsWith(':00') ? text.slice(0, 5) : text;
}
