import type { LogEntry } from '@perigee/core/logs/entry';
import { cutText } from '@perigee/core/text/cut';
import type { APIEmbed, APIMessage } from 'discord-api-types/v10';
import { drawEntry, sizeOf } from '../drawing/draw-entry.ts';
import { DEFAULT_TEXT_MAX, type LogView } from '../drawing/drawing.ts';

/** Of all embeds of a message together, in UTF-16 code units. */
const SIZE_MAX = 6_000;

/** Tried one after the other until everything fits: a text may be longer in the language of now. */
const TEXT_MAX = [DEFAULT_TEXT_MAX, 1_000, 300, 100];

/** Entries as the embeds of one message, within what the platform takes. */
export function composeBatch(entries: readonly LogEntry[], view: Omit<LogView, 'textMax'>): APIEmbed[] {
  for (const textMax of TEXT_MAX) {
    const embeds = entries.map((entry) => drawEntry(entry, { ...view, textMax }));
    if (embeds.reduce((sum, embed) => sum + sizeOf(embed), 0) <= SIZE_MAX) return embeds;
  }
  const share = Math.floor(SIZE_MAX / entries.length);
  return entries.map((entry) => {
    const embed = drawEntry(entry, { ...view, textMax: TEXT_MAX.at(-1) ?? 0 });
    const { title = '', description = '' } = embed;
    return { ...embed, description: cutText(description, Math.max(0, share - title.length)) };
  });
}

/** Whether a message of the channel is the one with these embeds: each has its title and its moment. */
export function isBatch(embeds: readonly APIEmbed[]) {
  const marksOf = (shown: readonly APIEmbed[]) =>
    shown.map(({ title, timestamp }) => `${title} ${timestamp === undefined ? '' : Date.parse(timestamp)}`).join('\n');
  const marks = marksOf(embeds);
  return (message: APIMessage): boolean => marksOf(message.embeds) === marks;
}
