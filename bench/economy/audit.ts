import { sql } from 'kysely';
import type { Db } from '../../server/src/database/database.ts';
import { type BooksDifference, checkBooks } from '../../server/src/features/economy/balances/check-books.ts';
import { auditPayments, type PaymentsAudit } from './audit-payments.ts';
import { PLENTY, RARE, SELL_BACK } from './items.ts';
import type { ClientCounts } from './clients.ts';

/** Problems in the ledger after the run; all zero and null if there are none. */
export interface Audit extends PaymentsAudit {
  difference: BooksDifference | null;
  /** Work paid before the cooldown since the previous work was over. */
  early: number;
  negative: number;
  /** Items in inventories or taken from stock without a payment, or paid for but missing. */
  pieces: number;
  /** Booked, for the report. */
  works: number;
  purchases: number;
  sales: number;
}

/** Checks the ledger's consistency, and compares it with what the clients were told. */
export async function audit(db: Db, guildId: string, { paid }: ClientCounts, workWaitMs: number): Promise<Audit> {
  const { difference } = await checkBooks(db);
  const payments = await auditPayments(db, guildId, paid);
  return {
    difference,
    ...payments,
    early: await countEarlyWorks(db, guildId, workWaitMs),
    negative: await count(db, sql`select from balances where guild_id = ${guildId} and balance < 0`),
    pieces: await countWrongPieces(db, guildId),
    works: await countOfKind(db, guildId, 'work'),
    purchases: await countOfKind(db, guildId, 'buy'),
    sales: await countOfKind(db, guildId, 'sell'),
  };
}

/** A row has its transaction's start time, which may be slightly before its turn. */
const TOLERANCE = 0.5;

function countEarlyWorks(db: Db, guildId: string, workWaitMs: number): Promise<number> {
  return count(
    db,
    sql`select from (
      select at - lag(at) over (partition by user_id order by id) as since from ledger
      where guild_id = ${guildId} and kind = 'work'
    ) works where since < make_interval(secs => ${(workWaitMs / 1000) * TOLERANCE})`,
  );
}

/** Compares the money paid for items, and for items sold back, with the items. */
async function countWrongPieces(db: Db, guildId: string): Promise<number> {
  const { rows } = await sql<Record<'spent' | 'got' | 'plenty' | 'sold' | 'rare' | 'taken', string>>`
    select
      coalesce((select -sum(balance) from ledger where guild_id = ${guildId} and kind = 'buy'), 0) as spent,
      coalesce((select sum(balance) from ledger where guild_id = ${guildId} and kind = 'sell'), 0) as got,
      (select coalesce(sum(owned), 0) from inventory_items where guild_id = ${guildId} and item_name = ${PLENTY.name}) as plenty,
      (select coalesce(sum(bought - owned), 0) from inventory_items where guild_id = ${guildId}) as sold,
      (select coalesce(sum(owned), 0) from inventory_items where guild_id = ${guildId} and item_name = ${RARE.name}) as rare,
      (select coalesce(sum(taken), 0) from item_stocks where guild_id = ${guildId}) as taken`.execute(db);
  const {
    spent = 0,
    got = 0,
    plenty = 0,
    sold = 0,
    rare = 0,
    taken = 0,
  } = Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]));
  const paidFor = (plenty + sold) * PLENTY.price + rare * RARE.price;
  const paidBack = sold * Math.floor((PLENTY.price * SELL_BACK) / 100);
  const tooMany = Math.max(0, rare - RARE.stock);
  return Math.abs(spent - paidFor) + Math.abs(got - paidBack) + Math.abs(rare - taken) + tooMany;
}

function countOfKind(db: Db, guildId: string, kind: string): Promise<number> {
  return count(db, sql`select from ledger where guild_id = ${guildId} and kind = ${kind}`);
}

async function count(db: Db, rows: ReturnType<typeof sql>): Promise<number> {
  const { rows: counted } = await sql<{ count: string }>`
    select count(*) as count from (${rows}) counted`.execute(db);
  return Number(counted[0]?.count);
}
