import type { ChannelGreetingName } from '@perigee/core/greetings/schema';
import type { Generated } from 'kysely';
import type { TableFacts } from '../../database/table-facts.ts';

/** How a member was removed. */
export type RemovalType = 'kicked' | 'banned';

/** A member of the guild, or one who left recently. */
interface GreetingVisitsTable {
  guild_id: string;
  user_id: string;
  /** Null where the bot did not see them join. */
  joined_at: Date | null;
  /** When greeting them was decided. */
  greeted_at: Date | null;
  /** Whether they still have to pass the platform's screening, and are greeted after it. */
  waits: Generated<boolean>;
  farewell_at: Date | null;
  left_at: Date | null;
  removed_as: RemovalType | null;
  removed_at: Date | null;
  removed_by: string | null;
  removal_reason: string | null;
}

/** Members who joined, or left, within a minute. */
interface GreetingWindowsTable {
  guild_id: string;
  name: ChannelGreetingName;
  begun_at: Date;
  greeted: number;
  others: number;
  /** When its last message is due. */
  last_at: Date;
  is_closed: boolean;
}

/** New members who still wait for their join roles. */
interface JoinRoleGrantsTable {
  guild_id: string;
  user_id: string;
  seq: Generated<string>;
}

/** The platform's last refusal, by part of the greetings. */
interface GreetingProblemsTable {
  guild_id: string;
  name: string;
  code: string;
  at: Generated<Date>;
}

export interface GreetingTables {
  greeting_visits: GreetingVisitsTable;
  greeting_windows: GreetingWindowsTable;
  join_role_grants: JoinRoleGrantsTable;
  greeting_problems: GreetingProblemsTable;
}

declare module '../../database/tables.ts' {
  interface Tables extends GreetingTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const GREETING_TABLES: TableFacts<GreetingTables> = {
  greeting_visits: {
    persons: { user_id: 'row', removed_by: 'nobody' },
    growth: { since: 'left_at', retention: 'visits' },
  },
  greeting_windows: { growth: { since: 'begun_at', retention: 'greetingCounts' } },
  join_role_grants: { persons: { user_id: 'row' }, growth: { ownTask: 'members once their roles are granted' } },
  greeting_problems: { growth: { oneRowFor: 'greeting of a server' } },
};
