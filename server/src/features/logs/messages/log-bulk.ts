import { AuditLogEvent, GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import type { BotContext } from '../../../bot/bot-context.ts';
import { defineListener, type Listener } from '../../../bot/define-listener.ts';
import { describeError } from '../../../errors/describe-error.ts';
import type { StoredMessage } from '../../message-archive/index.ts';
import type { MessageLogParts } from './log-deleted.ts';
import { packTranscript, transcriptOf } from './transcript.ts';

/** The platform takes a hundred at a time: what goes on within this time is one deletion, in milliseconds. */
const QUIET_MS = 1_000;
/** A deletion that takes longer is told in parts. */
const LONGEST_MS = 10_000;

/** Whose messages they were: so many are named. */
const AUTHORS_MAX = 10;

interface Deletion {
  guildId: string;
  channelId: string;
  at: Date;
  ids: string[];
  timer: NodeJS.Timeout;
}

type BulkParts = Omit<MessageLogParts, 'own' | 'recount'>;

/** Messages deleted together, as one entry with a transcript; `flush` writes down what is still being gathered. */
export function logBulk(parts: BulkParts): { listener: Listener; flush: () => Promise<void> } {
  const going = new Map<string, Deletion & { end: () => void }>();
  const writing = new Set<Promise<void>>();

  const begin = (bot: BotContext, guildId: string, channelId: string) => {
    const end = () => {
      const deletion = going.get(channelId);
      if (deletion === undefined) return;
      clearTimeout(deletion.timer);
      going.delete(channelId);
      const written = write(parts, bot, deletion)
        .catch((error: unknown) => bot.log.error(describeError(error), 'a bulk deletion could not be written down'))
        .finally(() => writing.delete(written));
      writing.add(written);
    };
    return { guildId, channelId, at: new Date(), ids: [], timer: setTimeout(end, QUIET_MS), end };
  };

  return {
    listener: defineListener(Event.MessageDeleteBulk, (bot, { ids, channel_id: channelId, guild_id: guildId }) => {
      if (guildId === undefined) return;
      if (bot.settings.peek(guildId)?.logs.list.messageDeleteBulk.enabled === false) return;
      const deletion = going.get(channelId) ?? begin(bot, guildId, channelId);
      going.set(channelId, deletion);
      deletion.ids.push(...ids);
      if (Date.now() - deletion.at.getTime() > LONGEST_MS) deletion.end();
      else deletion.timer.refresh();
    }),
    async flush() {
      for (const { end } of going.values()) end();
      await Promise.all(writing);
    },
  };
}

async function write(
  { logBook, messageArchive, threadParents }: BulkParts,
  bot: BotContext,
  { guildId, channelId, ids, at }: Deletion,
): Promise<void> {
  const parentId = await threadParents.parentOf(bot, guildId, channelId);
  if (!(await logBook.wants(guildId, 'messageDeleteBulk', [channelId, parentId]))) return;
  const stored = await messageArchive.find(guildId, ids);
  await logBook.write({
    guildId,
    event: 'messageDeleteBulk',
    at,
    who: { match: { actions: [AuditLogEvent.MessageBulkDelete], targetId: channelId }, otherwise: 'authorOrBot' },
    target: { kind: 'channel', id: channelId, name: null },
    channel: { id: channelId },
    within: [parentId],
    details: {
      count: ids.length,
      known: stored.length,
      authors: countAuthors(stored).slice(0, AUTHORS_MAX),
      hasTranscript: stored.length > 0,
    },
    ...(stored.length > 0 && { transcript: await packTranscript(transcriptOf(stored)) }),
  });
}

function countAuthors(stored: readonly StoredMessage[]) {
  const byAuthor = Map.groupBy(stored, ({ author }) => author.id);
  const counts = [...byAuthor.values()].flatMap((messages) => {
    const last = messages.at(-1);
    return last === undefined ? [] : [{ person: last.author, count: messages.length }];
  });
  return counts.toSorted((one, other) => other.count - one.count);
}
