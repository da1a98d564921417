import { couponsEndpoints } from '@perigee/core/rewards/coupons/endpoints';
import type { NewCoupon } from '@perigee/core/rewards/coupons/schema';
import { type CouponRules, couponRulesSection } from '@perigee/core/rewards/coupons/section';
import * as z from 'zod/mini';
import type { ApiClient, Reply } from '../api-client.ts';
import { someoneIn } from '../books.ts';
import { createPerson, type GuildFixture, type PersonFixture } from '../fixtures.ts';
import type { World } from '../world.ts';

const PRIZE = { kind: 'money', amount: 100, item: '', role: null, roleDuration: null } as const;

export function buildPrize(changes: Partial<NewCoupon['prize']> = {}): NewCoupon['prize'] {
  return { ...PRIZE, ...changes };
}

export function buildCoupon(changes: Partial<NewCoupon> = {}): NewCoupon {
  const code = { kind: 'drawn' } as const;
  return { name: 'Summer', prize: PRIZE, uses: null, requiredRole: null, endsAt: null, code, ...changes };
}

const made = z.object({ coupon: z.object({ id: z.string(), number: z.number() }), code: z.nullable(z.string()) });

/** A server's coupons, as its owner and members use them. */
export function openCoupons(world: World, guild: GuildFixture, api: ApiClient) {
  const { create, redeem, make, end, endOwn, own, list, change, uses, drawCode, post } = couponsEndpoints;
  const params = { guildId: guild.id };
  const { owner, member } = guild;
  const { services } = world;
  const of = (couponId: string) => ({ params: { ...params, couponId } });

  return {
    create: (coupon: Partial<NewCoupon> = {}, token = owner.token) =>
      api.call(token, create, { params, body: buildCoupon(coupon) }),
    /** Creates a coupon and fails if it is refused. */
    async made(coupon: Partial<NewCoupon> = {}) {
      const { status, body } = await api.call(owner.token, create, { params, body: buildCoupon(coupon) });
      if (status !== 200) throw new Error(`The coupon was refused: ${JSON.stringify(body)}`);
      const { coupon: stored, code } = z.parse(made, body);
      return { ...stored, code: code ?? '' };
    },
    /** That many members try a wrong code each. */
    async guessWrong(members: number): Promise<void> {
      const guesses = Array.from({ length: members }, (_, index) => ({
        guild_id: guild.id,
        user_id: someoneIn(guild, index + 1),
      }));
      await services.database.db.insertInto('coupon_guesses').values(guesses).execute();
    },
    redeem: (code: string, token = member.token) => api.call(token, redeem, { params, body: { code } }),
    make: (body: object, token = member.token) => api.call(token, make, { params, body }),
    end: (id: string, token = owner.token) => api.call(token, end, of(id)),
    endOwn: (id: string, token = member.token) => api.call(token, endOwn, of(id)),
    own: (token = member.token) => api.call(token, own, { params }),
    list: (query: Record<string, string> = {}) => api.call(owner.token, list, { params, query }),
    change: (id: string, body: object) => api.call(owner.token, change, { ...of(id), body }),
    uses: (id: string, query: Record<string, string> = {}) => api.call(owner.token, uses, { ...of(id), query }),
    drawCode: (id: string) => api.call(owner.token, drawCode, of(id)),
    post: (id: string, channel: string) => api.call(owner.token, post, { ...of(id), body: { channel } }),
    rules: (rules: Partial<CouponRules>) =>
      api.call(owner.token, couponRulesSection.save, { params, body: { ...couponRulesSection.initial, ...rules } }),
    give: (amount: number, userId = member.id) =>
      services.ledger.change({ guildId: guild.id, userId, kind: 'demo', balance: amount }),
    holdings: (userId = member.id) => services.ledger.holdings(guild.id, userId),
    /** Adds another member to the server. */
    join(name: string): PersonFixture {
      const person = createPerson(world, name);
      world.simulator.world.addMember(guild.id, person.id);
      return person;
    },
  };
}

/** The code in a reply, which is shown only this once. */
export function codeIn({ body }: Reply): string {
  return z.parse(z.object({ code: z.string() }), body).code;
}

/** Id of the coupon in a reply. */
export function couponIdIn({ body }: Reply): string {
  return z.parse(z.object({ coupon: z.object({ id: z.string() }) }), body).coupon.id;
}

/** Ids of the coupons in a list. */
export function idsIn({ body }: Reply): string[] {
  return z.parse(z.object({ coupons: z.array(z.object({ id: z.string() })) }), body).coupons.map(({ id }) => id);
}

const refused = z.object({ issues: z.optional(z.array(z.object({ code: z.string() }))) });

/** The status of a reply, and its first issue. */
export function refusalIn({ status, body }: Reply): [number, string | undefined] {
  return [status, z.parse(refused, body).issues?.[0]?.code];
}

/** A page of uses: the names, and the cursor of the next page. */
export function usesIn({ body }: Reply): { names: string[]; next: string | null } {
  const person = z.object({ user: z.object({ username: z.string() }) });
  const { uses, next } = z.parse(z.object({ uses: z.array(person), next: z.nullable(z.string()) }), body);
  return { names: uses.map(({ user }) => user.username), next };
}

/** How often the coupons of a server were used: as counted with the coupons, and as recorded for each member. */
export async function countUses({ services }: Pick<World, 'services'>, { id }: Pick<GuildFixture, 'id'>) {
  const { db } = services.database;
  const coupons = await db.selectFrom('coupons').select('used').where('guild_id', '=', id).execute();
  const uses = db.selectFrom('coupon_uses').select('id').where('guild_id', '=', id).where('state', '<>', 'refused');
  return { counted: coupons.reduce((sum, { used }) => sum + used, 0), recorded: (await uses.execute()).length };
}
