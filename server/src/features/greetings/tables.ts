import type { ChannelGreetingName } from '@perigee/core/greetings/schema';
import type { Generated } from 'kysely';

/** How somebody was made to leave. */
export type RemovalType = 'kicked' | 'banned';

/** A member who is there, or was a short while ago. */
interface GreetingVisitsTable {
  guild_id: string;
  user_id: string;
  /** Null where nobody saw them come. */
  joined_at: Date | null;
  /** When it was decided to greet them. */
  greeted_at: Date | null;
  /** Whether they have yet to pass the platform's screening, and are greeted after it. */
  waits: Generated<boolean>;
  farewell_at: Date | null;
  left_at: Date | null;
  removed_as: RemovalType | null;
  removed_at: Date | null;
  removed_by: string | null;
  removal_reason: string | null;
}

/** Those who came, or went, within a minute. */
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

/** New members who have yet to get the roles on join. */
interface JoinRoleGrantsTable {
  guild_id: string;
  user_id: string;
  seq: Generated<string>;
}

/** What the platform did not take last time, by the part of the greetings. */
interface GreetingProblemsTable {
  guild_id: string;
  name: string;
  code: string;
  at: Generated<Date>;
}

/** How many direct messages are due within a minute, for members of which guild. */
interface DirectMessageMinutesTable {
  minute: Date;
  guild_id: string;
  count: number;
}

/** One row: whether direct messages are paused. */
interface DirectMessageBreakerTable {
  id: number;
  /** In a row. */
  refusals: Generated<number>;
  /** Since the last message that was taken. */
  pauses: Generated<number>;
  paused_until: Date | null;
  /** Somebody is trying with one message. */
  probe_until: Date | null;
}

export interface GreetingTables {
  greeting_visits: GreetingVisitsTable;
  greeting_windows: GreetingWindowsTable;
  join_role_grants: JoinRoleGrantsTable;
  greeting_problems: GreetingProblemsTable;
  direct_message_minutes: DirectMessageMinutesTable;
  direct_message_breaker: DirectMessageBreakerTable;
}
