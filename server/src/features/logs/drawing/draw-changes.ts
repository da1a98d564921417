import { CHANGED_FIELDS, type LogChange } from '@perigee/core/logs/changes';
import type { Locale } from '@perigee/core/base/locales/locales';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { m } from '#texts';
import { channelText, colorText, foreign, line, personText } from './words.ts';

/** Maximum length of a shown value, in UTF-16 code units: a topic can be longer. */
const VALUE_MAX = 300;

/** A line per changed field, with its old and its new value. */
export function changeLines(changes: readonly LogChange[], locale: Locale): (string | null)[] {
  return changes.map((change) => line(CHANGED_FIELDS[change.field][locale], sidesOf(change, locale)));
}

function sidesOf(change: LogChange, locale: Locale): string {
  if (change.kind === 'picture') return pictureText(change, locale);
  const [before, after] = textsOf(change, locale);
  return `${before ?? m.log_none({}, { locale })} → ${after ?? m.log_none({}, { locale })}`;
}

function pictureText({ before, after }: { before: boolean; after: boolean }, locale: Locale): string {
  if (!after) return m.log_picture_gone({}, { locale });
  return before ? m.log_picture_changed({}, { locale }) : m.log_picture_set({}, { locale });
}

type TextChange = Exclude<LogChange, { kind: 'picture' }>;

function textsOf(change: TextChange, locale: Locale): (string | null)[] {
  switch (change.kind) {
    case 'text':
      return both(change, (value) => (value === '' ? m.log_none({}, { locale }) : foreign(value, VALUE_MAX)));
    case 'word':
      return both(change, (value) => value[locale]);
    case 'number':
      return both(change, (value) => value.toLocaleString(locale));
    case 'duration':
      return both(change, (value) => (value === 0 ? m.log_off({}, { locale }) : writeDuration(value, locale)));
    case 'switch':
      return both(change, (value) => (value ? m.log_yes({}, { locale }) : m.log_no({}, { locale })));
    case 'color':
      return both(change, (value) => colorText(value, locale));
    case 'channel':
      return both(change, channelText);
    case 'member':
      return both(change, personText);
    default:
      return change satisfies never;
  }
}

function both<Value>(
  { before, after }: { before: Value | null; after: Value | null },
  write: (value: Value) => string,
): (string | null)[] {
  return [before, after].map((value) => (value === null ? null : write(value)));
}
