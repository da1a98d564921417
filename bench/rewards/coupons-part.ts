import { setTimeout as sleep } from 'node:timers/promises';
import { couponsEndpoints } from '@perigee/core/rewards/coupons/endpoints';
import type { CouponPrize } from '@perigee/core/rewards/coupons/prize';
import type { NewCoupon } from '@perigee/core/rewards/coupons/schema';
import { couponRulesSection } from '@perigee/core/rewards/coupons/section';
import { itemsEndpoints } from '@perigee/core/economy/items/endpoints';
import { NEW_ITEM } from '@perigee/core/economy/items/schema';
import * as z from 'zod/mini';
import { createApiClient, type Reply } from '../../server/test/support/api-client.ts';
import { auditCoupons } from './audit-coupons.ts';
import type { RewardPart, RewardWorld } from './part.ts';

const ITEM = 'Lantern';
const USES = 8;
const MONEY: CouponPrize = { kind: 'money', amount: 5, item: '', role: null, roleDuration: null };
const OWN = { amount: 7, uses: 8, lasts: 3_600_000 };
/** Members redeeming a coupon at the same time, each on two devices. */
const CONCURRENT_MEMBERS = 10;
/** Delay before a retry, in milliseconds. */
const LOOK_MS = 100;

/** Creates coupons of each kind and of the owner's own money in turn; members redeem them from two devices at once. */
export const couponsPart: RewardPart = {
  name: 'coupons',
  async run(world) {
    await prepare(world);
    let count = 0;
    while (!world.isOver()) {
      count += 1;
      const code = `KILLS-${count}`;
      const wanted = buildCoupon(code, prizeOf(world, count));
      // Retried if unanswered; the code may then be taken by the owner's own coupon from the first try.
      await insist(world, world.token, 'create', wanted);
      await Promise.all([redeemConcurrently(world, code), shareOwn(world)]);
    }
  },
  audit: auditCoupons,
};

/** The prize kinds in turn. Each role is a new one, created after the bot joined, so it is below the bot's own role. */
function prizeOf({ simulator, guildId }: RewardWorld, count: number): CouponPrize {
  if (count % 4 === 1) return { ...MONEY, kind: 'xp', amount: 3 };
  if (count % 4 === 2) return { ...MONEY, kind: 'item', item: ITEM, amount: 2 };
  if (count % 4 === 3) return MONEY;
  const role = simulator.world.createRole(guildId, { name: `Redeemed ${count}` });
  return { ...MONEY, kind: 'role', amount: 1, role };
}

function buildCoupon(code: string, prize: CouponPrize): NewCoupon {
  return { name: code, prize, uses: USES, requiredRole: null, endsAt: null, code: { kind: 'own', code } };
}

/** Adds the item to the guild's shop, and lets members make coupons. */
async function prepare(world: RewardWorld): Promise<void> {
  const { guildId, token } = world;
  const params = { guildId };
  const rules = { ...couponRulesSection.initial, byMembers: true };
  await callUntilAnswered(world, (api) => api.call(token, couponRulesSection.save, { params, body: rules }));
  await callUntilAnswered(world, (api) =>
    api.call(token, itemsEndpoints.create, { params, body: { ...NEW_ITEM, name: ITEM } }),
  );
}

/**
 * Makes a coupon of the owner's own money. If its code was lost with the answer, the coupon is ended, which refunds it.
 */
async function shareOwn(world: RewardWorld): Promise<void> {
  const created = await attempt(world, (api) =>
    api.call(world.token, couponsEndpoints.make, { params: { guildId: world.guildId }, body: OWN }),
  );
  const { success, data } = z.safeParse(z.object({ code: z.string() }), created?.body);
  if (success) await redeemConcurrently(world, data.code);
  const own = await callUntilAnswered(world, (api) =>
    api.call(world.token, couponsEndpoints.own, { params: { guildId: world.guildId } }),
  );
  const schema = z.object({ made: z.array(z.object({ id: z.string(), endedAt: z.nullable(z.string()) })) });
  for (const { id, endedAt } of z.parse(schema, own.body).made) {
    if (endedAt !== null) continue;
    const params = { guildId: world.guildId, couponId: id };
    await callUntilAnswered(world, (api) => api.call(world.token, couponsEndpoints.endOwn, { params }));
  }
}

/** Has some members redeem it, each on two devices, until they get an answer. */
async function redeemConcurrently(world: RewardWorld, code: string): Promise<void> {
  const { members } = world;
  const first = Math.floor(Math.random() * (members.length - CONCURRENT_MEMBERS));
  const crowd = members.slice(first, first + CONCURRENT_MEMBERS);
  await Promise.all([...crowd, ...crowd].map((member) => insist(world, world.tokenOf(member), 'redeem', { code })));
}

function insist(world: RewardWorld, token: string, name: 'create' | 'redeem', body: object): Promise<Reply> {
  const { guildId } = world;
  return callUntilAnswered(world, (api) => api.call(token, couponsEndpoints[name], { params: { guildId }, body }));
}

/** Repeats a call until there is a final answer; calls to a process that died or is still starting are retried. */
async function callUntilAnswered(world: RewardWorld, send: Send): Promise<Reply> {
  for (;;) {
    const reply = await attempt(world, send);
    if (reply !== null && reply.status < 500 && reply.status !== 429) return reply;
    await sleep(LOOK_MS);
  }
}

type Send = (api: ReturnType<typeof createApiClient>) => Promise<Reply>;

async function attempt({ processes }: RewardWorld, send: Send): Promise<Reply | null> {
  try {
    return await send(createApiClient(await processes.apiUrl()));
  } catch {
    return null;
  }
}
