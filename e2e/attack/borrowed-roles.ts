import { NEW_GIVEAWAY } from '@perigee/core/rewards/giveaways/schema';
import { DEFAULT_EDITORS } from '@perigee/core/community/editors/schema';
import { NEW_ITEM } from '@perigee/core/economy/items/schema';
import { DEFAULT_LEVELS, NEW_REWARD } from '@perigee/core/rewards/levels/schema';
import * as z from 'zod/mini';
import type { Attack, Finding } from './attack.ts';
import { type Caller, type DemoServer, openDemoServer } from './demo-server.ts';

/** The expensive role the owner sells, and the role the editor wears. */
const SOLD = 'Ведущий эфира';
const ROLE_NAME = 'Game night';

/** Any other code refuses the attempt for an unrelated reason and proves nothing about the role. */
const REFUSALS = new Set(['roleAboveYou', 'itemRoleAboveYou', 'guardsRoleAboveYou']);
const refusalSchema = z.object({ issues: z.array(z.object({ code: z.string() })) });

/**
 * An editor of a single tab, who cannot give roles on the platform, tries to make the bot give one, through every list.
 */
export const borrowedRoles: Attack = {
  name: 'borrowed roles',
  run: async ({ start }) => {
    const server = await openDemoServer(await start());
    const { owner, member } = server;
    const role = server.roleNamed(SOLD);
    const crown = { ...NEW_ITEM, name: 'Crown', price: 1_000_000, requiredXp: 50_000, addRole: [role] };
    const levels = { ...DEFAULT_LEVELS, enabled: true, rewards: [{ ...NEW_REWARD, level: 90, role }] };
    const editors = {
      ...DEFAULT_EDITORS,
      economy: [server.roleNamed(ROLE_NAME)],
      greetings: [server.roleNamed(ROLE_NAME)],
    };
    await must(owner.call('POST', '/editors', editors));
    await must(owner.call('POST', '/items', crown));
    await must(owner.call('POST', '/levels', levels));
    const couponId = await couponOf(owner, role);

    const attempts: readonly [string, string, string, object?][] = [
      ['a new item for nothing', 'POST', '/items', { ...NEW_ITEM, name: 'Gift', price: 0, addRole: [role] }],
      ['an item that takes it', 'POST', '/items', { ...NEW_ITEM, name: 'Curse', price: 0, removeRole: [role] }],
      ['a lower price', 'PATCH', '/items/Crown', { ...crown, price: 0 }],
      ['less experience', 'PATCH', '/items/Crown', { ...crown, requiredXp: 0 }],
      ['a name that members have pieces of', 'PATCH', '/items/Crown', { ...crown, name: 'Pebble' }],
      ['a lower level', 'POST', '/levels', { ...levels, rewards: [{ ...NEW_REWARD, level: 1, role }] }],
      ['a gentler curve', 'POST', '/levels', { ...levels, steepness: 'gentle' }],
      ['a level that brings the item', 'POST', '/levels', { ...levels, rewards: [{ ...NEW_REWARD, item: 'crown' }] }],
      ['a coupon with the role', 'POST', '/coupons', coupon({ kind: 'role', role })],
      ['a coupon with the item', 'POST', '/coupons', coupon({ kind: 'item', item: 'CROWN' })],
      ['a new code of a coupon', 'POST', `/coupons/${couponId}/code`],
      ['more uses of a coupon', 'PATCH', `/coupons/${couponId}`, { uses: null }],
      ['the button of a coupon', 'POST', `/coupons/${couponId}/posts`, { channel: server.channelId }],
      ['a giveaway of the item', 'POST', '/giveaways', giveaway(server)],
    ];
    const findings: Finding[] = [];
    for (const [tried, method, path, body] of attempts) {
      const { status, body: answer } = await member.call(method, path, body);
      const [issue] = z.safeParse(refusalSchema, answer).data?.issues ?? [];
      const hasPassed = status >= 400 && REFUSALS.has(issue?.code ?? '');
      findings.push({ tried, allowed: 'a role above', observed: `${status} ${issue?.code ?? ''}`, hasPassed });
    }
    // They can still edit the tab.
    const { status } = await member.call('POST', '/items', { ...NEW_ITEM, name: 'Stone' });
    return [
      ...findings,
      { tried: 'an item without a role', allowed: '200', observed: String(status), hasPassed: status === 200 },
    ];
  },
};

function coupon(prize: object) {
  return {
    name: 'Free',
    prize: { kind: 'money', amount: 1, item: '', role: null, roleDuration: null, ...prize },
    uses: 1,
    requiredRole: null,
    endsAt: null,
    code: { kind: 'drawn' },
  };
}

function giveaway({ channelId: channel }: DemoServer) {
  const prize = { ...NEW_GIVEAWAY.prize, kind: 'item', item: 'Crown' };
  return { ...NEW_GIVEAWAY, channel, prize, endsAt: null, isDraft: false };
}

async function couponOf(owner: Caller, role: string): Promise<string> {
  const created = await must(owner.call('POST', '/coupons', coupon({ kind: 'role', role })));
  return z.parse(z.object({ coupon: z.object({ id: z.string() }) }), created).coupon.id;
}

/** The body of a response that must be a success. */
async function must(answer: ReturnType<Caller['call']>): Promise<unknown> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`the owner got status ${status}: ${JSON.stringify(body)}`);
  return body;
}
