import { cutText } from '@perigee/core/base/text/cut';
import { escapeText, markup, type EscapedText } from '../../../texts/people-text.ts';

interface Named {
  username: string;
  global_name?: string | null | undefined;
}

/** The display name of a person. */
export function displayNameOf({ global_name: globalName, username }: Named): string {
  return globalName ?? username;
}

/** The platform's limit for display names. */
const NAME_MAX = 32;

/** A name that is safe in a message: one line of text, never a mention, a link or markup in the bot's name. */
export function safeDisplayName(user: Named): EscapedText {
  const escaped = escapeText(cutText(displayNameOf(user), NAME_MAX));
  return markup(escaped.replaceAll('@', '@\u200b').replaceAll('://', ':\u200b//'));
}
