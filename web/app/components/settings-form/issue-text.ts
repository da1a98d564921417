import { m } from '#texts';
import type { PlainMessage, SayText } from '../../lib/preferences/use-text.ts';

/** What each code of a refused field says; the codes are those of the schemas in core. */
const ISSUE_TEXTS: ReadonlyMap<string, PlainMessage> = new Map([
  ['prefixRequired', m.issue_prefixRequired],
  ['prefixTooLong', m.issue_prefixTooLong],
  ['prefixCharacters', m.issue_prefixCharacters],
  ['prefixInvisible', m.issue_prefixInvisible],
]);

/** The sentence beside a refused field, or nothing when the field is fine. */
export function issueText(text: SayText, code: unknown): string | undefined {
  if (typeof code !== 'string') return undefined;
  return text(ISSUE_TEXTS.get(code) ?? m.issue_other);
}
