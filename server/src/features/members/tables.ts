import type { Generated } from 'kysely';

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
