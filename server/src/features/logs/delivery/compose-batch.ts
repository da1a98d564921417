import type { LogEntry } from '@perigee/core/logs/entry';
import { cutText } from '@perigee/core/base/text/cut';
import type { APIEmbed, APIMessage } from 'discord-api-types/v10';
import { drawEntry, sizeOf } from '../drawing/draw-entry.ts';
import { DEFAULT_TEXT_MAX, type LogView } from '../drawing/drawing.ts';

/** The platform's limit for all embeds of a message together, in UTF-16 code units. */
const SIZE_MAX = 6_000;

/** Text lengths tried in order until everything fits: the text may be longer in the guild's current language. */
const TEXT_MAX = [DEFAULT_TEXT_MAX, 1_000, 300, 100] as const;

/**
 * Entries as the embeds of one message, within the platform's limits.
 * @param quotedMax Maximum length of a text somebody wrote, in UTF-16 code units.
 */
export function composeBatch(
  entries: readonly LogEntry[],
  view: Omit<LogView, 'textMax'>,
  quotedMax: number = DEFAULT_TEXT_MAX,
): APIEmbed[] {
  for (const each of TEXT_MAX) {
    const textMax = Math.min(each, quotedMax);
    const embeds = entries.map((entry) => drawEntry(entry, { ...view, textMax }));
    if (embeds.reduce((sum, embed) => sum + sizeOf(embed), 0) <= SIZE_MAX) return embeds;
  }
  const share = Math.floor(SIZE_MAX / entries.length);
  return entries.map((entry) => {
    const embed = drawEntry(entry, { ...view, textMax: Math.min(TEXT_MAX[3], quotedMax) });
    const { title = '', description = '' } = embed;
    return { ...embed, description: cutText(description, Math.max(0, share - title.length)) };
  });
}

/** Recognizes the message with these embeds: each has the same title and timestamp. */
export function isBatch(embeds: readonly APIEmbed[]) {
  const marksOf = (shown: readonly APIEmbed[]) =>
    shown.map(({ title, timestamp }) => `${title} ${timestamp === undefined ? '' : Date.parse(timestamp)}`).join('\n');
  const marks = marksOf(embeds);
  return (message: APIMessage): boolean => marksOf(message.embeds) === marks;
}
