import { cutText } from '@perigee/core/base/text/cut';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import { usePreferences } from '../../../../lib/preferences/preferences-context.tsx';
import { type Message, useText } from '../../../../lib/preferences/use-text.ts';
import type { FieldReading } from './field-reading.ts';

interface ReadingTextsOptions {
  /** The refusal of a text that is not understood. */
  unread: Message<{ text: string }>;
  write: (value: number, locale: Locale) => string;
}

/** How much of a text its refusal repeats. */
const EXCERPT_MAX = 40;

/** What a field of numbers says about its text: how it reads it, or why it can't. */
export function useReadingTexts({ unread, write }: ReadingTextsOptions) {
  const text = useText();
  const { locale } = usePreferences();
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  return {
    /** Undefined for a text that is read, and for an empty one. */
    problemOf(typed: string, reading: FieldReading): string | undefined {
      if (reading.kind === 'unread') return text(unread, { text: cutText(typed.trim(), EXCERPT_MAX, '') });
      if (reading.kind === 'tooLarge') return text(m.issue_tooBig, { max: Number.MAX_SAFE_INTEGER });
      if (reading.kind !== 'unclear') return undefined;
      return text(m.picker_unclear, { meanings: list.format(reading.meanings.map((each) => write(each, locale))) });
    },
    /** What was read. */
    noteOf: (value: number) => text(m.picker_reads, { value: write(value, locale) }),
  };
}
