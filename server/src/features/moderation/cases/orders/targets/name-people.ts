import { escapeMarkdown, userMention } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/base/locales/locales';
import { cutText } from '@perigee/core/base/text/cut';
import { m } from '#texts';
import type { Person } from '../../records/case-record.ts';
import type { NotFound } from './find-people.ts';

/** Candidates listed for a name. */
const NAMED_MAX = 10;

/** Characters of the input that are repeated, in UTF-16 code units. */
const INPUT_SHOWN_MAX = 50;

/** The mention with the name beside it, since a mention alone may not show who a user is that left. */
export function personNameOf({ id, name }: Person): string {
  return name === null ? userMention(id) : `${userMention(id)} (${escapeMarkdown(name, { maskedLink: true })})`;
}

/** Says why a named user was not found. */
export function writeMissing(missing: NotFound, locale: Locale): string {
  const given = escapeMarkdown(cutText(missing.input, INPUT_SHOWN_MAX), { maskedLink: true });
  switch (missing.why) {
    case 'unknown':
      return m.target_unknown({ given }, { locale });
    case 'notHere':
      return m.target_not_here({ given }, { locale });
    case 'ambiguous':
      return m.target_ambiguous({ given, people: listOf(missing.people) }, { locale });
    case 'similar':
      return m.target_similar({ given, people: listOf(missing.people) }, { locale });
    default:
      return missing satisfies never;
  }
}

function listOf(people: readonly Person[]): string {
  const shown = people.slice(0, NAMED_MAX).map(personNameOf);
  return [...shown, ...(people.length > NAMED_MAX ? ['…'] : [])].join(', ');
}
