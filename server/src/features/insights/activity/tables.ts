import type { ActivityKind } from '@perigee/core/base/activity/kinds';
import type { TableFacts } from '../../../database/table-facts.ts';

/** What happened in a server within an hour. */
interface GuildActivityTable {
  guild_id: string;
  kind: ActivityKind;
  hour: Date;
  times: number;
  last_at: Date;
  /** The user the last event was about; null if it was about none. */
  last_user_id: string | null;
}

export interface ActivityTables {
  guild_activity: GuildActivityTable;
}

declare module '../../../database/tables.ts' {
  interface Tables extends ActivityTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const ACTIVITY_TABLES: TableFacts<ActivityTables> = {
  guild_activity: { persons: { last_user_id: 'nobody' }, growth: { since: 'hour', retention: 'activity' } },
};
