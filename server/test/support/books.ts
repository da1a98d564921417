import { sql } from 'kysely';
import { expect } from 'vitest';
import { checkBooks, checkGuild } from '../../src/features/economy/balances/check-books.ts';
import type { GuildFixture } from './fixtures.ts';
import type { World } from './world.ts';

/** The sum of all accounts of a server, members included, and the amounts of the accounts that are not members'. */
export async function booksOf({ services }: Pick<World, 'services'>, { id }: GuildFixture) {
  const { db } = services.database;
  const { rows: members } = await sql<{ sum: string }>`
    select coalesce(sum(balance), 0) as sum from balances where guild_id = ${id}`.execute(db);
  const { rows } = await sql<{ account: string; amount: string }>`
    select account, sum(amount) as amount from account_movements where guild_id = ${id} group by account`.execute(db);
  const accounts = Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
  // Where a balance is as large as can be, the sum of an account is beyond what a number holds exactly.
  const total = rows.reduce((sum, { amount }) => sum + BigInt(amount), BigInt(members[0]?.sum ?? 0));
  return { total: Number(total), accounts };
}

/** Id of a person who has a balance only in that guild. */
export function someoneIn({ id }: GuildFixture, number: number): string {
  return String(BigInt(id) + BigInt(number));
}

/** Checks a server's books in the database: each balance is the sum of its movements, and all of them sum to zero. */
export async function expectBooksHold(
  { services }: Pick<World, 'services'>,
  { id }: Pick<GuildFixture, 'id'>,
): Promise<void> {
  expect(await checkGuild(services.database.db, id)).toBeNull();
}

/** The same for all servers of a database. */
export async function expectAllBooksHold({ services }: Pick<World, 'services'>): Promise<void> {
  expect((await checkBooks(services.database.db)).difference).toBeNull();
}

/** How often members got or lost something by that kind of movement, how many members, and what they got in total. */
export async function sumMovements(
  { services }: Pick<World, 'services'>,
  { id }: Pick<GuildFixture, 'id'>,
  kind: string,
): Promise<{ movements: number; members: number; total: number } | undefined> {
  const { rows } = await sql<{ movements: number; members: number; total: number }>`
    select count(*)::integer as movements, count(distinct user_id)::integer as members, sum(balance)::float8 as total
    from ledger where guild_id = ${id} and kind = ${kind}`.execute(services.database.db);
  return rows[0];
}
