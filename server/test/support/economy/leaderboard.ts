import { balancesEndpoints } from '@perigee/core/economy/balances/endpoints';
import { leaderboardEndpoints } from '@perigee/core/economy/leaderboard/endpoints';
import type { Leader } from '@perigee/core/economy/leaderboard/schema';
import { sql } from 'kysely';
import type { ApiClient, Reply } from '../api-client.ts';
import type { GuildFixture } from '../fixtures.ts';
import type { World } from '../world.ts';

/** In milliseconds. Long transactions in other databases of the server delay the ranking. */
export const RANKED_WITHIN_MS = 80_000;

/** Waits until all that was committed is ranked. */
export function rankAll({ services }: Pick<World, 'services'>): Promise<void> {
  return services.boards.catchUp(RANKED_WITHIN_MS);
}

/** The owner sets a member's balance. */
export function editBalance(api: ApiClient, { id, owner }: GuildFixture, userId: string, body: object): Promise<Reply> {
  const params = { guildId: id, userId };
  return api.call(owner.token, balancesEndpoints.update, { params, body: { resetXP: false, ...body } });
}

/** A page of the leaderboard, as seen by the owner of the token. */
export function readBoard(
  api: ApiClient,
  token: string,
  guild: GuildFixture,
  query: Record<string, string> = {},
): Promise<Reply> {
  return api.call(token, leaderboardEndpoints.board, { params: { guildId: guild.id }, query });
}

export function leadersOf({ body }: Reply): Leader[] {
  return leaderboardEndpoints.board.schema.response[200].parse(body).leaders;
}

/** Gives each amount to a different person who was never in the guild, and waits until they are ranked. */
export async function fillBoard(
  { services }: World,
  guild: GuildFixture,
  balances: readonly number[],
): Promise<string[]> {
  const userIds = balances.map((_, index) => String(2_000_000_000_000_000_000n + BigInt(index)));
  for (const [index, balance] of balances.entries()) {
    const userId = userIds[index] ?? '';
    await services.ledger.change({ guildId: guild.id, userId, kind: 'demo', balance, xp: index });
  }
  await rankAll({ services });
  return userIds;
}

/** Gives that many new members 1, 2, 3 and so on, and waits until they are ranked. */
export async function giveMany({ services }: World, { id }: GuildFixture, count: number): Promise<void> {
  await sql`
    with given as (
      insert into balances (guild_id, user_id, balance)
      select ${id}::bigint, 6000000000000000000 + n, n from generate_series(1, ${count}::integer) n
      returning user_id, balance
    )
    insert into ledger (guild_id, user_id, kind, balance, xp, balance_after, xp_after)
    select ${id}::bigint, user_id, 'demo', balance, 0, balance, 0 from given`.execute(services.database.db);
  await rankAll({ services });
}
