import type { TableFacts } from '../../database/table-facts.ts';

/** Members who opted out of a guild's leaderboard. */
interface HiddenMembersTable {
  guild_id: string;
  user_id: string;
}

export interface LeaderboardTables {
  hidden_members: HiddenMembersTable;
}

declare module '../../database/tables.ts' {
  interface Tables extends LeaderboardTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const LEADERBOARD_TABLES: TableFacts<LeaderboardTables> = {
  hidden_members: { persons: { user_id: 'row' }, growth: { oneRowFor: 'member who hid themselves' } },
};
