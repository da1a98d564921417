import type { TableFacts } from '../../../database/table-facts.ts';

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

declare module '../../../database/tables.ts' {
  interface Tables extends BonusTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const BONUS_TABLES: TableFacts<BonusTables> = {
  bonus_claims: { persons: { user_id: 'row' }, growth: { since: 'claimed_at', retention: 'bonuses' } },
};
