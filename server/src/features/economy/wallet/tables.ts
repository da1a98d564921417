import type { TableFacts } from '../../../database/table-facts.ts';

/** The floor a member has set for themselves: no bet, purchase or transfer takes them below it. */
interface WalletsTable {
  guild_id: string;
  user_id: string;
  floor: string;
}

export interface WalletTables {
  wallets: WalletsTable;
}

declare module '../../../database/tables.ts' {
  interface Tables extends WalletTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const WALLET_TABLES: TableFacts<WalletTables> = {
  wallets: {
    persons: { user_id: 'row' },
    growth: { oneRowFor: 'member with a protected minimum' },
  },
};
