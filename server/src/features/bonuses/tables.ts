/** The last bonus of a kind that a member had. */
interface BonusClaimsTable {
  guild_id: string;
  user_id: string;
  /** `daily` or `weekly`. */
  bonus: string;
  claimed_at: Date;
  /** So many in a row; 0 before the first. */
  streak: number;
}

export interface BonusTables {
  bonus_claims: BonusClaimsTable;
}
