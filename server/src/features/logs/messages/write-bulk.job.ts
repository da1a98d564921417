import { AuditLogEvent } from 'discord-api-types/v10';
import type { BotContext } from '../../../bot/bot-context.ts';
import { type Job, defineJob } from '../../../bot/define-job.ts';
import type { Db } from '../../../database/database.ts';
import type { MessageArchive, StoredMessage, ThreadParents } from '../../community/index.ts';
import type { DraftActor } from '../entries/draft.ts';
import type { LogBook } from '../entries/log-book.ts';
import { type BulkParts, writeBulkJob } from './bulk-parts.ts';
import { packTranscript, transcriptOf } from './transcript.ts';

/** A deletion that takes longer is logged in parts, in milliseconds. */
const LONGEST_MS = 10_000;

/** Maximum number of authors named. */
const AUTHORS_MAX = 10;

interface Deps {
  db: Db;
  bulk: BulkParts;
  logBook: LogBook;
  messageArchive: Pick<MessageArchive, 'find'>;
  threadParents: Pick<ThreadParents, 'parentOf'>;
}

/** Logs messages deleted together as one entry with a transcript, once no more of them arrive. */
export function writeBulk({ db, bulk, logBook, messageArchive, threadParents }: Deps): Job {
  return defineJob(writeBulkJob, {
    lane: 'logs',
    doneRetention: 'logActs',
    async perform(bot, { channelId, part }, { guildId }) {
      const parts = await bulk.list(guildId, channelId);
      const [first] = parts;
      // Already logged together with an earlier part.
      if (first === undefined || !parts.some(({ id }) => id === part)) return;
      const isLast = parts.at(-1)?.id === part;
      if (!isLast && Date.now() - first.at.getTime() < LONGEST_MS) return;

      const ids = parts.flatMap(({ messageIds }) => messageIds);
      const stored = await messageArchive.find(guildId, ids);
      await logBook.write({
        guildId,
        event: 'messageDeleteBulk',
        at: first.at,
        who: whoDeleted(bot, channelId, ids),
        target: { kind: 'channel', id: channelId, name: null },
        channel: { id: channelId },
        within: [await threadParents.parentOf(bot, guildId, channelId)],
        details: {
          count: ids.length,
          known: stored.length,
          authors: countAuthors(stored).slice(0, AUTHORS_MAX),
          hasTranscript: stored.length > 0,
        },
        ...(stored.length > 0 && { transcript: await packTranscript(transcriptOf(stored)) }),
        alongside: (tx) => bulk.remove(tx, parts),
      });
      // `alongside` does not run where the event is no longer logged.
      await bulk.remove(db, parts);
    },
  });
}

/** The bot knows its own deletions; where they arrived together with others, the log says that it is not certain. */
function whoDeleted({ ownDeletions }: BotContext, channelId: string, ids: readonly string[]): DraftActor {
  const [first, ...others] = ids.map((id) => ownDeletions.of(id));
  const isSame = others.every((other) => other?.by?.id === first?.by?.id && other?.why === first?.why);
  if (first !== undefined && isSame) return { by: first.by, reason: first.why };
  if (first !== undefined || others.some((other) => other !== undefined)) return { match: null, otherwise: 'unclear' };
  const match = { actions: [AuditLogEvent.MessageBulkDelete], targetId: channelId, moment: true };
  return { match, otherwise: 'authorOrBot' };
}

function countAuthors(stored: readonly StoredMessage[]) {
  const byAuthor = Map.groupBy(stored, ({ author }) => author.id);
  const counts = [...byAuthor.values()].flatMap((messages) => {
    const last = messages.at(-1);
    return last === undefined ? [] : [{ person: last.author, count: messages.length }];
  });
  return counts.toSorted((one, other) => other.count - one.count);
}
