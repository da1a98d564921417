interface CooldownsTable {
  guild_id: string;
  user_id: string;
  /** The action: `work`, or `job:` with the job's name. */
  action: string;
  ready_at: Date;
}

export interface CooldownsTables {
  cooldowns: CooldownsTable;
}
