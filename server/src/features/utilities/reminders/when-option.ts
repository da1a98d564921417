import { readRecurrence } from '@perigee/core/base/reading/read-recurrence';
import { tookAll } from '@perigee/core/base/reading/reading';
import type { TypingContext } from '../../../bot/command-context.ts';
import { nameMeaning } from '../../../bot/commands/name-meaning.ts';
import { suggestTimes } from '../../../bot/commands/suggest-times.ts';
import { defineOption, type Suggestion } from '../../../bot/define-command.ts';
import { readingIn } from '../../../bot/options/option-reading.ts';
import { describeRepetition } from './describe-repetition.ts';

/** A reminder comes at nine on a day without a time, in seconds from midnight. */
const REMINDED_AT_S = 9 * 3600;

/** When to remind: read by the command itself, as a typed line says when and what in either order. */
export const WHEN_OPTION = defineOption({
  key: 'when',
  type: 'string',
  required: true,
  takesLine: true,
  daySeconds: REMINDED_AT_S,
  config: {
    en: { name: 'when', description: 'Such as 10m, “tomorrow 9am”, “31.12 18:00” or “every monday 9:00”' },
    ru: { name: 'когда', description: 'Например, 10м, «завтра в 9», «31.12 18:00» или «каждый понедельник в 9»' },
  },
  autocomplete: suggestWhen,
});

function suggestWhen({ settings, locale }: TypingContext, typed: string): Suggestion[] {
  const reading = readingIn(settings);
  const text = typed.trim();
  const again = readRecurrence(text, { ...reading, daySeconds: REMINDED_AT_S });
  if (again.kind === 'unread' || !tookAll(again, text)) {
    return suggestTimes({ ...WHEN_OPTION, type: 'time' }, typed, { reading, locale });
  }
  const meanings = again.kind === 'read' ? [again.value] : again.meanings;
  return meanings.map((meaning) => {
    const words = describeRepetition(meaning, locale);
    return { name: nameMeaning(text, words, { locale }), value: words };
  });
}
