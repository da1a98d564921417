import { escapeMarkdown } from '@discordjs/formatters';
import { cutText } from '@perigee/core/text/cut';

interface Named {
  username: string;
  global_name?: string | null | undefined;
}

/** The name people know somebody by. */
export function shownNameOf({ global_name: globalName, username }: Named): string {
  return globalName ?? username;
}

/** No display name of the platform is longer. */
const NAME_MAX = 32;

/** A name as a message may hold it: one line of letters, never a mention, a link or mark-up of the bot's. */
export function shownName(user: Named): string {
  const plain = shownNameOf(user)
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return escapeMarkdown(cutText(plain, NAME_MAX), { maskedLink: true, heading: true, bulletedList: true })
    .replaceAll('<', '\\<')
    .replaceAll('@', '@\u200b')
    .replaceAll('://', ':\u200b//');
}
