import { sql } from 'kysely';
import * as z from 'zod/mini';
import { enqueueJob } from '../../../jobs/jobs.ts';
import type { Db, DbTransaction } from '../../../database/database.ts';
import { closePollJob, announcePollResultJob } from './poll-jobs.ts';

const answersSchema = z.array(z.string());

export interface NewPoll {
  guildId: string;
  /** Opening a poll with an existing id returns the existing poll. */
  id: string;
  channelId: string;
  authorId: string;
  question: string;
  answers: readonly string[];
  /** Null for a poll without a deadline. */
  closesAt: Date | null;
}

export interface Poll {
  guildId: string;
  id: string;
  channelId: string;
  messageId: string | null;
  authorId: string;
  question: string;
  answers: readonly string[];
  closesAt: Date | null;
  isClosed: boolean;
  /** Votes of each answer, in the order of the answers. */
  votes: readonly number[];
}

export interface PollStore {
  /** Stores a poll together with the job that closes it. */
  open(poll: NewPoll): Promise<Poll>;
  /** Records the message the poll was posted in. */
  place(poll: Poll, messageId: string): Promise<void>;
  find(guildId: string, id: string): Promise<Poll | null>;
  /** Records a member's vote, replacing an earlier one. False if the poll no longer takes votes. */
  vote(guildId: string, id: string, userId: string, answer: number): Promise<boolean>;
  /** Stops voting and schedules the announcement of the result. */
  close(guildId: string, id: string): Promise<void>;
}

/** Polls and votes in the database. */
export function createPollStore(db: Db): PollStore {
  return {
    open: (poll) => open(db, poll),

    async place({ guildId, id }, messageId) {
      await updatePoll(db, guildId, id).set({ message_id: messageId }).execute();
    },

    find: (guildId, id) => find(db, guildId, id),

    vote: (guildId, id, userId, answer) =>
      db.transaction().execute(async (tx) => {
        // The shared lock keeps the poll open until the vote is counted.
        const poll = await tx
          .selectFrom('polls')
          .select('id')
          .where('guild_id', '=', guildId)
          .where('id', '=', id)
          .where('closed_at', 'is', null)
          .where((where) => where.or([where('closes_at', 'is', null), where('closes_at', '>', sql<Date>`now()`)]))
          .forShare()
          .executeTakeFirst();
        if (poll === undefined) return false;
        await tx
          .insertInto('poll_votes')
          .values({ guild_id: guildId, poll_id: id, user_id: userId, answer })
          .onConflict((conflict) => conflict.columns(['guild_id', 'poll_id', 'user_id']).doUpdateSet({ answer }))
          .execute();
        return true;
      }),

    close: (guildId, id) =>
      db.transaction().execute(async (tx) => {
        const unclosed = updatePoll(tx, guildId, id).where('closed_at', 'is', null);
        const closed = await unclosed.set({ closed_at: new Date() }).returning('id').executeTakeFirst();
        if (closed !== undefined) await enqueueJob(tx, announcePollResultJob, { guildId, key: id, payload: { id } });
      }),
  };
}

function updatePoll(db: Db | DbTransaction, guildId: string, id: string) {
  return db.updateTable('polls').where('guild_id', '=', guildId).where('id', '=', id);
}

async function open(db: Db, poll: NewPoll): Promise<Poll> {
  const { guildId, id, channelId, authorId, question, answers, closesAt } = poll;
  const isNew = await db.transaction().execute(async (tx) => {
    const opened = await tx
      .insertInto('polls')
      .values({
        guild_id: guildId,
        id,
        author_id: authorId,
        channel_id: channelId,
        question,
        answers: JSON.stringify(answers),
        closes_at: closesAt,
      })
      .onConflict((conflict) => conflict.columns(['guild_id', 'id']).doNothing())
      .returning('id')
      .execute();
    if (opened.length > 0 && closesAt !== null)
      await enqueueJob(tx, closePollJob, { guildId, key: id, payload: { id }, at: closesAt });
    return opened.length > 0;
  });
  const existing = isNew ? null : await find(db, guildId, id);
  return existing ?? { ...poll, messageId: null, isClosed: false, votes: answers.map(() => 0) };
}

async function find(db: Db, guildId: string, id: string): Promise<Poll | null> {
  const row = await db
    .selectFrom('polls')
    .selectAll()
    .where('guild_id', '=', guildId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const counts = await db
    .selectFrom('poll_votes')
    .select((votes) => ['answer', votes.fn.countAll<string>().as('count')])
    .where('guild_id', '=', guildId)
    .where('poll_id', '=', id)
    .groupBy('answer')
    .execute();
  const countOf = new Map(counts.map(({ answer, count }) => [answer, Number(count)]));
  const answers = z.parse(answersSchema, row.answers);
  return {
    guildId,
    id,
    channelId: row.channel_id,
    messageId: row.message_id,
    authorId: row.author_id,
    question: row.question,
    answers,
    closesAt: row.closes_at,
    isClosed: row.closed_at !== null,
    votes: answers.map((_, index) => countOf.get(index) ?? 0),
  };
}
