import { balancesEndpoints } from '@perigee/core/balances/endpoints';
import { leaderboardEndpoints } from '@perigee/core/leaderboard/endpoints';
import type { Leader } from '@perigee/core/leaderboard/schema';
import type { ApiClient, Reply } from '../api-client.ts';
import type { GuildFixture } from '../fixtures.ts';
import type { World } from '../world.ts';

/** In milliseconds. Long transactions in other databases of the server delay the ranking. */
export const RANKED_WITHIN_MS = 10_000;

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
