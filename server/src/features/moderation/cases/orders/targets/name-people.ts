import { userMention } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/base/locales/locales';
import { cutText } from '@perigee/core/base/text/cut';
import { m } from '#texts';
import { escapeText } from '../../../../../texts/people-text.ts';
import type { Person } from '../../records/case-record.ts';
import type { NotFound } from './find-people.ts';

/** Characters of the input that are repeated, in UTF-16 code units. */
const INPUT_SHOWN_MAX = 50;

/** The mention with the name beside it, since a mention alone may not show who a user is that left. */
export function personNameOf({ id, name }: Person): string {
  return name === null ? userMention(id) : `${userMention(id)} (${escapeText(name)})`;
}

/** Says why a user was not found. */
export function writeMissing({ input, why }: NotFound, locale: Locale): string {
  const given = escapeText(cutText(input, INPUT_SHOWN_MAX));
  return why === 'unknown' ? m.target_unknown({ given }, { locale }) : m.target_not_here({ given }, { locale });
}
