import type { Generated } from 'kysely';
import type { TableFacts } from '../../../database/table-facts.ts';

/** Members as last seen, including those who left. */
interface MemberNamesTable {
  guild_id: string;
  user_id: string;
  username: string;
  global_name: string | null;
  avatar: string | null;
  departed: Generated<boolean>;
}

export interface MembersTables {
  member_names: MemberNamesTable;
}

declare module '../../../database/tables.ts' {
  interface Tables extends MembersTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const MEMBERS_TABLES: TableFacts<MembersTables> = {
  member_names: { persons: { user_id: 'row' }, growth: { oneRowFor: 'member on a leaderboard' } },
};
