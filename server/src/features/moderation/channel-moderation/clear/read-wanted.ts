import { m } from '#texts';
import type { CommandContextOf } from '../../../../bot/command-context.ts';
import type { ClearRequest as ClearFilter } from './clearing.ts';
import type { CLEAR_OPTIONS } from './clear-options.ts';

/** Reads the request from the options. Returns a text with the reason if it cannot be fulfilled. */
export function readClearFilter({
  options,
  channelId,
  locale,
  invocationId,
  messageId,
}: CommandContextOf<typeof CLEAR_OPTIONS>): ClearFilter | string {
  const { count, member: authorId = null, kind = null, text = null, before, after, pinned = false } = options;
  const beforeId = before === undefined ? invocationId : readMessageId(before, channelId);
  const afterId = after === undefined ? undefined : readMessageId(after, channelId);
  if (beforeId === null || afterId === null) return m.clear_message_unknown({}, { locale });
  return {
    count,
    authorId,
    kind,
    text,
    beforeId,
    afterId: afterId ?? null,
    includesPinned: pinned,
    commandId: messageId,
  };
}

const LINK = /\/channels\/\d{17,20}\/(\d{17,20})\/(\d{17,20})\/?$/;

/** The id of a message in that channel, from its id or link; null for anything else. */
function readMessageId(input: string, channelId: string): string | null {
  const text = input.trim().replace(/^<(.*)>$/, '$1');
  if (/^\d{17,20}$/.test(text)) return text;
  const [, linkedChannelId, messageId = null] = LINK.exec(text) ?? [];
  return linkedChannelId === channelId ? messageId : null;
}
