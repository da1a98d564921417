import { statementsEndpoints } from '@perigee/core/economy/statements/endpoints';
import type { Movement } from '@perigee/core/economy/statements/schema';
import type { ApiClient, Reply } from '../api-client.ts';
import { someoneIn } from '../books.ts';
import type { GuildFixture } from '../fixtures.ts';
import type { World } from '../world.ts';

const { own } = statementsEndpoints;

/** The member's own statement. */
export function readOwn(
  api: ApiClient,
  { id, member }: GuildFixture,
  query: Record<string, string> = {},
): Promise<Reply> {
  return api.call(member.token, own, { params: { guildId: id }, query });
}

export function movementsOf({ body }: Reply): Movement[] {
  return own.schema.response[200].parse(body).movements;
}

/**
 * Earns 100, gives 40 to the manager with a commission of 2, receives 7 from somebody, buys something for 3.
 * @param afterEarning Called after the first of these.
 */
export async function seedMovements(
  { services: { ledger } }: World,
  guild: GuildFixture,
  afterEarning: () => Promise<void> = async () => {},
): Promise<void> {
  const { id: guildId, member, manager } = guild;
  const friend = someoneIn(guild, 1);
  await ledger.change({ guildId, userId: member.id, kind: 'work', balance: 100, xp: 5 });
  await afterEarning();
  await ledger.change({ guildId, userId: friend, kind: 'demo', balance: 7 });
  const give = (from: string, to: string, amount: number, commission: number) =>
    ledger.post({
      guildId,
      kind: 'pay',
      byId: from,
      members: [
        { userId: from, balance: -amount, peerId: to },
        { userId: to, balance: amount - commission, peerId: from },
      ],
      accounts: commission === 0 ? [] : [{ account: 'commission', amount: commission }],
    });
  await give(member.id, manager.id, 40, 2);
  await give(friend, member.id, 7, 0);
  await ledger.post({
    guildId,
    kind: 'buy',
    subject: '=HYPERLINK("x"), "cheap"',
    members: [{ userId: member.id, balance: -3 }],
    accounts: [{ account: 'sink:buy', amount: 3 }],
  });
}
