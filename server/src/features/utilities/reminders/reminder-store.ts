import { randomUUID } from 'node:crypto';
import { nextOccurrence, type Recurrence, recurrenceSchema } from '@perigee/core/base/reading/recurrence';
import { type Selectable, sql } from 'kysely';
import * as z from 'zod/mini';
import { cancelJob, enqueueJob, findJob } from '../../../jobs/jobs.ts';
import type { Db, DbTransaction } from '../../../database/database.ts';
import { deliverReminderJob, repeatReminderJob } from './deliver-reminder-job.ts';
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
  /** The next time. */
  dueAt: Date;
  /** Null for one that comes once. */
  repeats: Repetition | null;
}

/** How a reminder repeats, by the clocks of the time zone it was set in. */
export interface Repetition {
  recurrence: Recurrence;
  zone: string;
}

export interface NewReminder {
  /** Adding a reminder with an existing id returns the existing one. Random if omitted. */
  id?: string;
  guildId: string;
  userId: string;
  channelId: string;
  text: string;
  dueAt: Date;
  repeats?: Repetition | null;
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
  /** Ends a repeated reminder: the delivery in progress is its last. */
  endRepetition(guildId: string, id: string): Promise<void>;
  /** Removes a delivered reminder, or schedules its next time; in the transaction that settles the delivery. */
  settle(tx: DbTransaction, guildId: string, id: string): Promise<void>;
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
        await cancelJob(tx, kindOf(row), { guildId: row.guild_id, key: keyOf(row) });
        return asReminder(row);
      }),

    async find(guildId, id) {
      const found = db.selectFrom('reminders').selectAll().where('guild_id', '=', guildId).where('id', '=', id);
      const row = await found.executeTakeFirst();
      return row === undefined ? null : asReminder(row);
    },

    async endRepetition(guildId, id) {
      const ended = db.updateTable('reminders').set({ recurrence: null });
      await ended.where('guild_id', '=', guildId).where('id', '=', id).execute();
    },

    settle,
  };
}

function asReminder(row: Row): Reminder {
  return {
    guildId: row.guild_id,
    id: row.id,
    userId: row.user_id,
    number: row.number,
    channelId: row.channel_id,
    text: row.text,
    dueAt: row.due_at,
    repeats: repetitionOf(row),
  };
}

type Row = Selectable<RemindersTables['reminders']>;

function repetitionOf({ recurrence, zone }: Row): Repetition | null {
  const read = z.safeParse(recurrenceSchema, recurrence).data;
  return read === undefined || zone === null ? null : { recurrence: read, zone };
}

/** Jobs of repeated reminders have a kind of their own, which an earlier version does not know and leaves alone. */
function kindOf({ zone }: Pick<Row, 'zone'>) {
  return zone === null ? deliverReminderJob : repeatReminderJob;
}

/** Each occurrence is a job of its own. */
function keyOf({ id, occurrence }: Pick<Row, 'id' | 'occurrence'>): string {
  return occurrence === 0 ? id : `${id}.${occurrence}`;
}

/** What was missed while no process was running is skipped, so that it comes once. */
async function settle(tx: DbTransaction, guildId: string, id: string): Promise<void> {
  const own = tx.selectFrom('reminders').selectAll().where('guild_id', '=', guildId).where('id', '=', id);
  const row = await own.forUpdate().executeTakeFirst();
  const repeats = row === undefined ? null : repetitionOf(row);
  if (row === undefined || repeats === null) {
    await tx.deleteFrom('reminders').where('guild_id', '=', guildId).where('id', '=', id).execute();
    return;
  }
  const { recurrence, zone } = repeats;
  const at = new Date(nextOccurrence(recurrence, row.due_at.getTime(), { nowMs: Date.now(), zone }));
  const occurrence = row.occurrence + 1;
  const next = tx.updateTable('reminders').set({ due_at: at, occurrence });
  await next.where('guild_id', '=', guildId).where('id', '=', id).execute();
  await enqueueJob(tx, repeatReminderJob, { guildId, key: keyOf({ id, occurrence }), payload: { id }, at });
}

function ofMember(db: Db, { guildId, userId }: Member) {
  return db.selectFrom('reminders').selectAll().where('guild_id', '=', guildId).where('user_id', '=', userId);
}

async function add(tx: DbTransaction, reminder: NewReminder): ReturnType<ReminderStore['add']> {
  const { guildId, id = randomUUID(), userId, channelId, text, dueAt, repeats = null } = reminder;
  const zone = repeats?.zone ?? null;
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
  if ((await findJob(tx, kindOf({ zone }), { guildId, key: id })) !== null) return { number, dueAt };
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
      recurrence: repeats === null ? null : JSON.stringify(repeats.recurrence),
      zone,
    })
    .execute();
  await enqueueJob(tx, kindOf({ zone }), { guildId, key: id, payload: { id }, at: dueAt });
  return { number, dueAt };
}
