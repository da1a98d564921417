import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Db, DbTransaction } from '../../database/database.ts';
import type { Timers } from '../../timers/timers.ts';
import type { RemindersTables } from './tables.ts';

/** Rings when a reminder is due. */
export const REMINDER_TIMER = 'reminder';

/** Reminders one member may have waiting in one guild. */
export const REMINDERS_MAX = 25;

export type Reminder = Selectable<RemindersTables['reminders']>;

export interface NewReminder {
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
  /** Stores the reminder together with its timer and returns its number; null when the member has too many. */
  add(reminder: NewReminder): Promise<number | null>;
  /** The member's reminders in the guild, the next one first. */
  list(member: Member): Promise<Reminder[]>;
  /** Takes the member's reminder of that number back, with its timer; null where there is none. */
  cancel(member: Member, number: number): Promise<Reminder | null>;
  /** Null once it was delivered or cancelled. */
  find(guildId: string, id: string): Promise<Reminder | null>;
  remove(guildId: string, id: string): Promise<void>;
}

export function createReminderStore(db: Db, timers: Timers): ReminderStore {
  return {
    add: (reminder) => db.transaction().execute((tx) => add(tx, timers, reminder)),
    list: (member) => ofMember(db, member).orderBy('due_at').execute(),

    cancel: (member, number) =>
      db.transaction().execute(async (tx) => {
        const reminder = await tx
          .deleteFrom('reminders')
          .where('guild_id', '=', member.guildId)
          .where('user_id', '=', member.userId)
          .where('number', '=', number)
          .returningAll()
          .executeTakeFirst();
        if (reminder === undefined) return null;
        await timers.cancel(tx, REMINDER_TIMER, { guildId: reminder.guild_id, id: reminder.id });
        return reminder;
      }),

    async find(guildId, id) {
      const found = db.selectFrom('reminders').selectAll().where('guild_id', '=', guildId).where('id', '=', id);
      return (await found.executeTakeFirst()) ?? null;
    },

    async remove(guildId, id) {
      await db.deleteFrom('reminders').where('guild_id', '=', guildId).where('id', '=', id).execute();
    },
  };
}

function ofMember(db: Db, { guildId, userId }: Member) {
  return db.selectFrom('reminders').selectAll().where('guild_id', '=', guildId).where('user_id', '=', userId);
}

async function add(tx: DbTransaction, timers: Timers, reminder: NewReminder): Promise<number | null> {
  const { guildId, userId, channelId, text, dueAt } = reminder;
  // Two reminders of one member at once would otherwise both take the last free number.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reminders ${guildId} ${userId}`}, 0))`.execute(tx);
  const taken = new Set((await ofMember(tx, reminder).execute()).map(({ number }) => number));
  if (taken.size >= REMINDERS_MAX) return null;

  const number = Array.from({ length: REMINDERS_MAX }, (_, index) => index + 1).find((free) => !taken.has(free)) ?? 1;
  const subject = { guildId, id: randomUUID() };
  await tx
    .insertInto('reminders')
    .values({
      guild_id: guildId,
      id: subject.id,
      user_id: userId,
      number,
      channel_id: channelId,
      text,
      due_at: dueAt,
    })
    .execute();
  await timers.set(tx, REMINDER_TIMER, subject, dueAt);
  return number;
}
