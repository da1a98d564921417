import type { MessageEdit } from '../../community/index.ts';
import type { LogBook } from '../entries/log-book.ts';
import { attachmentOf } from './log-deleted.ts';

/** Logs a message its author edited, with the previous text where that was archived. */
export function logEdited(logBook: LogBook) {
  return async ({ before, after }: MessageEdit): Promise<void> => {
    const { guildId, id, channelId, parentId, author } = after;
    const stored = new Set(after.attachments.map(({ name, size }) => `${name} ${size}`));
    await logBook.write({
      guildId,
      event: 'messageEdit',
      who: { by: author },
      target: { kind: 'message', id, name: null },
      channel: { id: channelId },
      within: [parentId],
      details: {
        messageId: id,
        author,
        before: before?.content ?? null,
        after: after.content,
        removed: (before?.attachments ?? [])
          .filter(({ name, size }) => !stored.has(`${name} ${size}`))
          .map(attachmentOf),
      },
    });
  };
}
