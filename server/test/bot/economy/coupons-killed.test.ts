import { expect, test } from 'vitest';
import type { Services } from '../../../src/features/index.ts';
import { buildCoupon, buildPrize, countUses } from '../../support/economy/coupons.ts';
import { createGuild } from '../../support/fixtures.ts';
import { type Killable, passUntilReported, openKillable, WITHIN } from '../../support/bot/killable.ts';
import { readRoles } from '../../support/bot/read-roles.ts';

const CASES = {
  given: { roles: 1, notice: 'you received **the role', used: 1 },
  gone: { roles: 0, notice: 'Couldn’t redeem', used: 0 },
};

test('A redemption cut off by a kill grants its role once or restores the use, and notifies the member', async () => {
  const killable = await openKillable();
  const { world: platform } = killable.simulator;
  const offers = await killable.withoutBot(async (services) => [
    await offer(killable, services, CASES.given),
    await offer(killable, services, CASES.gone),
  ]);

  const killed = killable.spawn();
  await killed.isConnected();
  for (const { role, guild } of offers) {
    platform.fail({ ...role.put, status: 'lost', times: 10 });
    platform.say(guild.member.id, guild.channelId, '!coupon redeem LAUNCH');
  }
  for (const { role } of offers) await expect.poll(role.asked, WITHIN).toBeGreaterThanOrEqual(1);
  await killed.kill();
  const requestsUntilKilled = offers.map(({ role }) => role.asked());
  platform.recover();
  for (const { guild, role, roles } of offers) if (roles === 0) platform.deleteRole(guild.id, role.id);
  const { services } = await killable.startNext();
  for (const { guild, answer } of offers) {
    await passUntilReported({ services }, guild, () => answer() !== undefined);
  }

  for (const { guild, answer, roles, used } of offers) {
    expect(answer()?.content).toContain(`<@${guild.member.id}>`);
    expect(await readRoles(killable, guild.id, guild.member.id)).toHaveLength(roles);
    expect(await countUses({ services }, guild)).toEqual({ counted: used, recorded: used });
  }
  expect(offers.map(({ role }) => role.asked())).toEqual(requestsUntilKilled);
});

/** A coupon for one member that gives a role. */
async function offer(
  killable: Killable,
  { coupons }: Pick<Services, 'coupons'>,
  wanted: (typeof CASES)['given' | 'gone'],
) {
  const { world: platform } = killable.simulator;
  const guild = createGuild(killable);
  const id = platform.createRole(guild.id, { name: 'VIP', position: 1 });
  const put = { method: 'PUT', path: new RegExp(`/roles/${id}$`) };
  const roleCalls = () =>
    platform.requests().filter(({ method, path }) => method === 'PUT' && put.path.test(path)).length;
  const answer = () => platform.messages(guild.channelId).find(({ content }) => content.includes(wanted.notice));
  const prize = buildPrize({ kind: 'role', role: id });
  const coupon = { ...buildCoupon({ uses: 1, prize, code: { kind: 'own', code: 'LAUNCH' } }), endsAt: null };
  await coupons.make({ guildId: guild.id, byId: guild.owner.id, boost: false, input: coupon });
  return { ...wanted, guild, answer, role: { id, put, asked: roleCalls } };
}
