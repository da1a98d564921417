/** A member's last claim of each bonus. */
interface BonusClaimsTable {
  guild_id: string;
  user_id: string;
  /** `daily` or `weekly`. */
  bonus: string;
  claimed_at: Date;
  /** Consecutive claims; 0 before the first. */
  streak: number;
}

export interface BonusTables {
  bonus_claims: BonusClaimsTable;
}
