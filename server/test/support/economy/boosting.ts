import type { PlanType } from '@perigee/core/community/boost/plans';
import { placementEndpoints } from '@perigee/core/community/boost/placement-endpoints';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import type { ApiClient } from '../api-client.ts';
import { createPerson, type GuildFixture, type PersonFixture } from '../fixtures.ts';
import type { World } from '../world.ts';
import { makeGifts } from '../../../src/features/community/boost/gifts.ts';
import { DAY_MS, passTimeFor } from '../pass-time.ts';

interface PlanOptions {
  plan?: PlanType;
  months?: number;
}

let grants = 0;

/** Gives a person a plan like a payment would. */
export async function givePlan(
  { services }: World,
  person: PersonFixture,
  { plan = 'standard', months = 1 }: PlanOptions = {},
): Promise<string> {
  grants += 1;
  const source = `test:${grants}`;
  await services.subscriptions.change(person.id, (held) => held.give({ source, plan, months, at: new Date() }));
  return source;
}

/** Moves a person's subscription and cooldowns into the past, as if that many days had passed. */
export function backdateSubscription(world: World, person: PersonFixture, days: number): Promise<void> {
  return passTimeFor(world, person, days * DAY_MS);
}

/** Moves time to that many days after the end of a person's subscription. */
export async function passSubscriptionEnd(world: World, person: PersonFixture, days: number): Promise<void> {
  const subscription = await world.services.subscriptions.of(person.id);
  await backdateSubscription(world, person, ((subscription?.endsAt ?? 0) - Date.now()) / DAY_MS + days);
}

/** A person who is in all of these guilds and manages none. */
export function createGuest(world: World, guilds: readonly GuildFixture[]): PersonFixture {
  const person = createPerson(world, 'guest');
  for (const { id } of guilds) world.simulator.world.addMember(id, person.id);
  return person;
}

/** A person's boosts, through the API. */
export function boosterOf(api: ApiClient, { token }: PersonFixture) {
  const { own, take, move, release } = placementEndpoints;
  return {
    own: async () => own.schema.response[200].parse((await api.call(token, own)).body),
    take: ({ id }: GuildFixture) => api.call(token, take, { body: { guildId: id } }),
    move: (from: GuildFixture, to: GuildFixture) =>
      api.call(token, move, { params: { guildId: from.id }, body: { guildId: to.id } }),
    release: ({ id }: GuildFixture) => api.call(token, release, { params: { guildId: id } }),
  };
}

/** Whether a guild has boost, according to the API. */
export async function isBoosted(api: ApiClient, { id, manager }: GuildFixture): Promise<boolean> {
  const { body } = await api.call(manager.token, guildsEndpoints.info, { params: { guildId: id } });
  return guildsEndpoints.info.schema.response[200].parse(body).settings.boost;
}

/** Makes a gift code. */
export async function makeGift({ services }: World, plan: PlanType = 'premium', expiresAt: Date | null = null) {
  const [code = ''] = await makeGifts(services.database.db, { plan, months: 3, count: 1, expiresAt });
  return code;
}

/** The gift codes that were made, without the codes themselves. */
export function giftsOf({ services }: World) {
  return services.database.db.selectFrom('gift_codes').select(['plan', 'months', 'expires_at as expiresAt']).execute();
}
