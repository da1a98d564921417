import { m } from '#texts';
import type { SayText } from '../../lib/preferences/use-text.ts';

/** The answer of a save in the reader's language; an answer nobody translated is shown as it came. */
export function savedText(text: SayText, message: string): string {
  return message === 'Settings saved' ? text(m.form_saved) : message;
}
