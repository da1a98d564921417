import { time, TimestampStyles, userMention } from '@discordjs/formatters';
import { createdAt } from '@perigee/core/base/ids/snowflake';
import type { Locale } from '@perigee/core/base/locales/locales';
import { cutText } from '@perigee/core/base/text/cut';
import { m } from '#texts';
import { escapeText } from '../../../../texts/people-text.ts';
import { NO_PINGS } from '../../../../bot/message-of.ts';
import type { Hit } from '../hits/hit.ts';

/** The platform's limit for a bot's message, in UTF-16 code units. */
const CONTENT_MAX = 2_000;

/** How much of the file names is shown. */
const FILES_MAX = 400;

/** The repost of a wrongly deleted message: a quote that names the author and pings nobody. */
export function restoredMessage({ member, messageId, at: hitAt, text, files }: Hit, locale: Locale) {
  const at = time(messageId === null ? hitAt : createdAt(messageId), TimestampStyles.ShortDateTime);
  const name = escapeText(member.name ?? member.id);
  const head = m.automod_restored({ member: userMention(member.id), name, at }, { locale });
  const names = escapeText(cutText(files.join(', '), FILES_MAX));
  const missing = files.length === 0 ? '' : `\n${m.automod_restored_files({ files: names }, { locale })}`;
  const said = `${head}${missing}`;
  const quoted = text === '' ? said : `${said}\n>>> ${text}`;
  if (quoted.length <= CONTENT_MAX) return { content: quoted, allowed_mentions: NO_PINGS };
  // An embed has room for the whole text, which the message does not beside the other words.
  return { content: said, embeds: [{ description: text }], allowed_mentions: NO_PINGS };
}
