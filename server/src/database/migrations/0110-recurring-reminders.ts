import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How a reminder repeats, in which time zone, and how often it came so far. */
export const recurringReminders: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table reminders
        add column recurrence jsonb,
        add column zone text,
        add column occurrence integer not null default 0`.execute(db);
  },
};
