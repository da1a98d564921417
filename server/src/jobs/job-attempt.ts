import type { API } from '@discordjs/core/http-only';
import type { RawFile } from '@discordjs/rest';
import type { APIMessage, RESTPostAPIChannelMessageJSONBody } from 'discord-api-types/v10';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { findOwnMessages } from '../discord/find-own-messages.ts';
import { nonceOf } from '../discord/nonce.ts';
import type { ClaimedJob } from './job-queue.ts';

/** One attempt at a job. */
export interface JobAttempt {
  guildId: string;
  dueAt: Date;
  /** Counts from 1. */
  number: number;
  /**
   * Sends the job's only message. A later attempt finds that message instead of sending it again, even after a crash.
   * Returns its id.
   * @param matches Recognises the message among the bot's own; by default one with the same content.
   */
  send(channelId: string, body: JobMessage, matches?: MessageMatch): Promise<string>;
  /**
   * Like `send`, under another author.
   * @param by The channel, the author the platform will show, and how the message is recognised.
   * @param post Sends the message and returns its id.
   */
  sendAs(by: MessagePost, post: () => Promise<string>): Promise<string>;
  /** Like `send`, as a direct message. */
  sendDirectly(userId: string, body: JobMessage, matches?: MessageMatch): Promise<string>;
}

/** Where and as whom a message is posted. */
interface MessagePost {
  channelId: string;
  authorId: string;
  matches: MessageMatch;
}

/** The message a job sends, with its files. */
export type JobMessage = RESTPostAPIChannelMessageJSONBody & { files?: RawFile[] };

export type MessageMatch = (message: APIMessage) => boolean;

/** Also reports, for the job's row, whether a message was sent and which one. */
export interface OpenAttempt extends JobAttempt {
  messageId(): string | null;
  /** Whether a message has been handed to the platform. */
  isBegun(): boolean;
}

export interface Sender {
  db: Db;
  api: API;
  /** The bot's own user id. */
  botId: string;
}

/** Opens one attempt at a job that this process claimed. */
export function openAttempt({ db, api, botId }: Sender, job: ClaimedJob): OpenAttempt {
  let messageId = job.messageId;
  let isBegun = false;

  const sendAs: JobAttempt['sendAs'] = async ({ channelId, authorId, matches }, post) => {
    if (messageId !== null) return messageId;
    if (job.begunAt !== null) {
      // Also under the bot's own name: the first attempt may have had no other author to use.
      const isOwn: MessageMatch = (message) => [authorId, botId].includes(message.author.id) && matches(message);
      const found = await findOwnMessages(api, { channelId, since: job.begunAt, matches: isOwn });
      const othersMessages = await messagesOfOthers(db, job, found);
      messageId = found.find((id) => !othersMessages.has(id)) ?? null;
      if (messageId !== null) return messageId;
      await recordRestart(db, job);
    }
    // The claim already recorded that a message may exist from now on.
    isBegun = true;
    messageId = await post();
    return messageId;
  };

  const send: JobAttempt['send'] = (channelId, body, matches = ({ content }) => content === body.content) =>
    sendAs({ channelId, authorId: botId, matches }, async () => {
      // The nonce makes the platform drop duplicates sent within a few minutes; older ones were looked for above.
      const named = { ...body, nonce: nonceOf(job.id), enforce_nonce: true };
      return (await api.channels.createMessage(channelId, named)).id;
    });

  return {
    guildId: job.guildId,
    dueAt: job.dueAt,
    number: job.attempts,
    send,
    sendAs,
    messageId: () => messageId,
    isBegun: () => isBegun,
    sendDirectly: async (userId, body, matches) => send((await api.users.createDM(userId)).id, body, matches),
  };
}

async function recordRestart(db: Db, { guildId, id }: ClaimedJob): Promise<void> {
  const own = db.updateTable('acts').where('guild_id', '=', guildId).where('id', '=', id);
  await own.set({ begun_at: sql<Date>`clock_timestamp()` }).execute();
}

/** Two reminders may have the same text: a message that another job's row refers to is not this job's. */
async function messagesOfOthers(db: Db, job: ClaimedJob, found: readonly string[]): Promise<Set<string>> {
  if (found.length === 0) return new Set();
  const rows = await db
    .selectFrom('acts')
    .select('message_id')
    .where('guild_id', '=', job.guildId)
    .where('message_id', 'in', found)
    .where('id', '<>', job.id)
    .execute();
  return new Set(rows.flatMap(({ message_id: id }) => id ?? []));
}
