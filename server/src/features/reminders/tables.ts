import type { Generated } from 'kysely';

/** Reminders still to be delivered. */
interface RemindersTable {
  guild_id: string;
  id: string;
  user_id: string;
  /** What the member calls it by: the smallest number that none of theirs in this guild had when it was made. */
  number: number;
  channel_id: string;
  text: string;
  created_at: Generated<Date>;
  due_at: Date;
}

export interface RemindersTables {
  reminders: RemindersTable;
}
