import type { ColumnType, Generated } from 'kysely';
import type { TableFacts } from '../../../database/table-facts.ts';

/** Pending reminders. */
interface RemindersTable {
  guild_id: string;
  id: string;
  user_id: string;
  /** The number the member refers to it by: the lowest free one among their reminders in this guild at creation. */
  number: number;
  channel_id: string;
  text: string;
  created_at: Generated<Date>;
  due_at: Date;
  /** How it repeats, written as JSON, and the time zone it was set in; null for one that comes once. */
  recurrence: ColumnType<unknown, string | null, string | null>;
  zone: string | null;
  /** How often it came so far. */
  occurrence: Generated<number>;
}

export interface RemindersTables {
  reminders: RemindersTable;
}

declare module '../../../database/tables.ts' {
  interface Tables extends RemindersTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const REMINDERS_TABLES: TableFacts<RemindersTables> = {
  reminders: {
    persons: { user_id: 'row' },
    growth: { ownTask: 'reminders once they are delivered, and repeated ones once they are stopped' },
  },
};
