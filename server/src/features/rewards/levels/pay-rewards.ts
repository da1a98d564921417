import type { DbTransaction } from '../../../database/database.ts';
import type { Ledger, Inventories } from '../../economy/index.ts';
import type { MemberStep } from './step-members.ts';

interface RewardDeps {
  ledger: Pick<Ledger, 'post'>;
  inventories: Inventories;
  /** Whether the guild's shop sells an item of that name. */
  isSold: (itemName: string) => boolean;
}

/** Pays money and items for levels a member had never reached before, each level once. */
export async function payRewards(
  tx: DbTransaction,
  { ledger, inventories, isSold }: RewardDeps,
  guildId: string,
  { userId, balance, rewards }: MemberStep,
): Promise<void> {
  let room = Number.MAX_SAFE_INTEGER - balance;
  for (const { level, money, item } of rewards) {
    // Money that would exceed the largest balance is skipped, so that it does not block anybody else.
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
  ledger: RewardDeps['ledger'],
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
