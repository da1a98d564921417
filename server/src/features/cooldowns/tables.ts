interface CooldownsTable {
  guild_id: string;
  user_id: string;
  /** What waits: `work`, or `job:` with its name. */
  action: string;
  ready_at: Date;
}

export interface CooldownsTables {
  cooldowns: CooldownsTable;
}
