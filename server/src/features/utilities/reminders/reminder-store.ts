import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { cancelJob, enqueueJob, findJob } from '../../../jobs/jobs.ts';
import type { Db, DbTransaction } from '../../../database/database.ts';
import { deliverReminderJob } from './deliver-reminder-job.ts';
import type { RemindersTables } from './tables.ts';

/** The most pending reminders of a member in a guild. */
export const REMINDERS_MAX = 25;

/** A pending reminder. */
export interface Reminder {
  guildId: string;
  id: string;
  userId: string;
  /** The number the member refers to it by. */
  number: number;
  channelId: string;
  text: string;
  dueAt: Date;
}

export interface NewReminder {
  /** Adding a reminder with an existing id returns the existing one. Random if omitted. */
  id?: string;
  guildId: string;
  userId: string;
  channelId: string;
  text: string;
  dueAt: Date;
}

interface Member {
  guildId: string;
  userId: string;
}

export interface ReminderStore {
  /** Stores the reminder and schedules its delivery. Returns the stored one; null if the member has too many. */
  add(reminder: NewReminder): Promise<Pick<Reminder, 'number' | 'dueAt'> | null>;
  /** The member's reminders in the guild, ordered by due time. */
  list(member: Member): Promise<Reminder[]>;
  /** Cancels the member's reminder with that number and its delivery; null if there is none. */
  cancel(member: Member, number: number): Promise<Reminder | null>;
  /** Null if it was delivered or cancelled. */
  find(guildId: string, id: string): Promise<Reminder | null>;
  /** Runs in the transaction that settles the delivery. */
  remove(tx: DbTransaction, guildId: string, id: string): Promise<void>;
}

/** Reminders in the database. */
export function createReminderStore(db: Db): ReminderStore {
  return {
    add: (reminder) => db.transaction().execute((tx) => add(tx, reminder)),

    async list(member) {
      return (await ofMember(db, member).orderBy('due_at').execute()).map(asReminder);
    },

    cancel: (member, number) =>
      db.transaction().execute(async (tx) => {
        const row = await tx
          .deleteFrom('reminders')
          .where('guild_id', '=', member.guildId)
          .where('user_id', '=', member.userId)
          .where('number', '=', number)
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return null;
        await cancelJob(tx, deliverReminderJob, { guildId: row.guild_id, key: row.id });
        return asReminder(row);
      }),

    async find(guildId, id) {
      const found = db.selectFrom('reminders').selectAll().where('guild_id', '=', guildId).where('id', '=', id);
      const row = await found.executeTakeFirst();
      return row === undefined ? null : asReminder(row);
    },

    async remove(tx, guildId, id) {
      await tx.deleteFrom('reminders').where('guild_id', '=', guildId).where('id', '=', id).execute();
    },
  };
}

function asReminder(row: Selectable<RemindersTables['reminders']>): Reminder {
  return {
    guildId: row.guild_id,
    id: row.id,
    userId: row.user_id,
    number: row.number,
    channelId: row.channel_id,
    text: row.text,
    dueAt: row.due_at,
  };
}

function ofMember(db: Db, { guildId, userId }: Member) {
  return db.selectFrom('reminders').selectAll().where('guild_id', '=', guildId).where('user_id', '=', userId);
}

async function add(tx: DbTransaction, reminder: NewReminder): ReturnType<ReminderStore['add']> {
  const { guildId, id = randomUUID(), userId, channelId, text, dueAt } = reminder;
  // Otherwise two concurrent commands of one member could both take the last free number.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reminders ${guildId} ${userId}`}, 0))`.execute(tx);
  const waiting = await ofMember(tx, reminder).execute();
  const existing = waiting.find((row) => row.id === id);
  if (existing !== undefined) return asReminder(existing);
  const usedNumbers = new Set(waiting.map(({ number }) => number));
  if (usedNumbers.size >= REMINDERS_MAX) return null;

  const number =
    Array.from({ length: REMINDERS_MAX }, (_, index) => index + 1).find((free) => !usedNumbers.has(free)) ?? 1;
  // The event was delivered again after the reminder had been sent, so it is not added again.
  if ((await findJob(tx, deliverReminderJob, { guildId, key: id })) !== null) return { number, dueAt };
  await tx
    .insertInto('reminders')
    .values({
      guild_id: guildId,
      id,
      user_id: userId,
      number,
      channel_id: channelId,
      text,
      due_at: dueAt,
    })
    .execute();
  await enqueueJob(tx, deliverReminderJob, { guildId, key: id, payload: { id }, at: dueAt });
  return { number, dueAt };
}
