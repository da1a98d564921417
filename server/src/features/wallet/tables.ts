/** What a member keeps from themselves: no bet or purchase takes them below it. */
interface WalletsTable {
  guild_id: string;
  user_id: string;
  floor: string;
}

export interface WalletTables {
  wallets: WalletsTable;
}
