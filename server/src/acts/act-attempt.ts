import type { API } from '@discordjs/core/http-only';
import type { RawFile } from '@discordjs/rest';
import type { APIMessage, RESTPostAPIChannelMessageJSONBody } from 'discord-api-types/v10';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { findOwnMessages } from '../discord/find-own-messages.ts';
import { nonceOf } from '../discord/nonce.ts';
import type { ClaimedAct } from './act-queue.ts';

/** One try of an act. */
export interface ActAttempt {
  guildId: string;
  dueAt: Date;
  /** From 1 on. */
  number: number;
  /**
   * Sends the one message of this act; the next try finds it instead of sending it again, whatever happened to the
   * process. Answers its id.
   * @param isIt Which message of the bot's it would be; one of the same content, unless told.
   */
  send(channelId: string, body: ActMessage, isIt?: IsIt): Promise<string>;
  /**
   * The same in another name.
   * @param by Whom the platform will name as its author, in which channel, and how the message is known again.
   * @param post Hands it over, and answers its id.
   */
  sendAs(by: Posted, post: () => Promise<string>): Promise<string>;
  /** The same by direct message. */
  sendDirectly(userId: string, body: ActMessage, isIt?: IsIt): Promise<string>;
}

/** Where and by whom a message is posted. */
interface Posted {
  channelId: string;
  authorId: string;
  isIt: IsIt;
}

/** What an act sends, with the files that go with it. */
export type ActMessage = RESTPostAPIChannelMessageJSONBody & { files?: RawFile[] };

export type IsIt = (message: APIMessage) => boolean;

/** Also says whether a message was sent and which message was sent, for the act's row. */
export interface OpenAttempt extends ActAttempt {
  messageId(): string | null;
  /** Whether a message was handed to the platform. */
  isBegun(): boolean;
}

export interface Sender {
  db: Db;
  api: API;
  /** The bot's own user id. */
  botId: string;
}

/** Opens one try of an act that this process claimed. */
export function openAttempt({ db, api, botId }: Sender, act: ClaimedAct): OpenAttempt {
  let messageId = act.messageId;
  let isBegun = false;

  const sendAs: ActAttempt['sendAs'] = async ({ channelId, authorId, isIt }, post) => {
    if (messageId !== null) return messageId;
    if (act.begunAt !== null) {
      // In the bot's own name too: there may have been no other at the first try.
      const isOwn: IsIt = (message) => [authorId, botId].includes(message.author.id) && isIt(message);
      const found = await findOwnMessages(api, { channelId, since: act.begunAt, isIt: isOwn });
      const known = await messagesOfOthers(db, act, found);
      messageId = found.find((id) => !known.has(id)) ?? null;
      if (messageId !== null) return messageId;
      await recordRestart(db, act);
    }
    // That a first one may be there from now on was noted when the act was taken.
    isBegun = true;
    messageId = await post();
    return messageId;
  };

  const send: ActAttempt['send'] = (channelId, body, isIt = ({ content }) => content === body.content) =>
    sendAs({ channelId, authorId: botId, isIt }, async () => {
      // The platform drops a repetition within a few minutes; what is older than that was looked for.
      const named = { ...body, nonce: nonceOf(act.id), enforce_nonce: true };
      return (await api.channels.createMessage(channelId, named)).id;
    });

  return {
    guildId: act.guildId,
    dueAt: act.dueAt,
    number: act.attempts,
    send,
    sendAs,
    messageId: () => messageId,
    isBegun: () => isBegun,
    sendDirectly: async (userId, body, isIt) => send((await api.users.createDM(userId)).id, body, isIt),
  };
}

async function recordRestart(db: Db, { guildId, id }: ClaimedAct): Promise<void> {
  const own = db.updateTable('acts').where('guild_id', '=', guildId).where('id', '=', id);
  await own.set({ begun_at: sql<Date>`clock_timestamp()` }).execute();
}

/** Two reminders may say the same; a message that another act knows for its own is not this one's. */
async function messagesOfOthers(db: Db, act: ClaimedAct, found: readonly string[]): Promise<Set<string>> {
  if (found.length === 0) return new Set();
  const rows = await db
    .selectFrom('acts')
    .select('message_id')
    .where('guild_id', '=', act.guildId)
    .where('message_id', 'in', found)
    .where('id', '<>', act.id)
    .execute();
  return new Set(rows.flatMap(({ message_id: id }) => id ?? []));
}
