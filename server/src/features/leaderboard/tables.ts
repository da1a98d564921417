/** Members who opted out of a guild's leaderboard. */
interface HiddenMembersTable {
  guild_id: string;
  user_id: string;
}

export interface LeaderboardTables {
  hidden_members: HiddenMembersTable;
}
