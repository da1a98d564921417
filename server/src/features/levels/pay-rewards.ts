import type { DbTransaction } from '../../database/database.ts';
import type { Ledger } from '../balances/index.ts';
import type { Inventories } from '../shop/index.ts';
import type { MemberStep } from './step-members.ts';

interface Paying {
  ledger: Pick<Ledger, 'post'>;
  inventories: Inventories;
  /** Whether the shop has an item of that name. */
  isSold: (itemName: string) => boolean;
}

/** Gives money and items for levels that a member never had before, each level once. */
export async function payRewards(
  tx: DbTransaction,
  { ledger, inventories, isSold }: Paying,
  guildId: string,
  { userId, balance, rewards }: MemberStep,
): Promise<void> {
  let room = Number.MAX_SAFE_INTEGER - balance;
  for (const { level, money, item } of rewards) {
    // Whoever has as much as there can be is given no more, and holds nobody up.
    if (money > 0 && money <= room) {
      await payMoney(tx, ledger, { guildId, userId, level, money });
      room -= money;
    }
    if (item !== '' && isSold(item)) await inventories.give(tx, { guildId, userId, itemName: item, count: 1 });
  }
}

interface Payment {
  guildId: string;
  userId: string;
  level: number;
  money: number;
}

async function payMoney(
  tx: DbTransaction,
  ledger: Paying['ledger'],
  { guildId, userId, level, money }: Payment,
): Promise<void> {
  await ledger.post(
    {
      guildId,
      kind: 'level',
      key: `level:${userId}:${level}`,
      subject: String(level),
      members: [{ userId, balance: money }],
      accounts: [{ account: 'mint:level', amount: -money }],
    },
    tx,
  );
}
