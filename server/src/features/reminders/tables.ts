import type { Generated } from 'kysely';

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
}

export interface RemindersTables {
  reminders: RemindersTable;
}
