/** The floor a member has set for themselves: no bet, purchase or transfer takes them below it. */
interface WalletsTable {
  guild_id: string;
  user_id: string;
  floor: string;
}

export interface WalletTables {
  wallets: WalletsTable;
}
