/** Who opted out of the leaderboard of a server. */
interface HiddenMembersTable {
  guild_id: string;
  user_id: string;
}

export interface LeaderboardTables {
  hidden_members: HiddenMembersTable;
}
