import { expect, test } from 'vitest';
import type { Services } from '../../../src/features/index.ts';
import { buildItem } from '../../support/economy-builders.ts';
import { createGuild } from '../../support/fixtures.ts';
import { type Killable, passUntilReported, openKillable, WITHIN } from '../../support/bot/killable.ts';
import { readRoles } from '../../support/bot/read-roles.ts';

const CASES = {
  given: { roles: 1, balance: 60, notice: 'You bought **Crown** for 40 💰.' },
  gone: { roles: 0, balance: 100, notice: 'You got your **40 💰** back.' },
};

test('A purchase cut off by a kill grants its role once or refunds the price, and notifies the member', async () => {
  const killable = await openKillable();
  const { world: platform } = killable.simulator;
  const shops = await killable.withoutBot(async (services) => [
    await openShop(killable, services, CASES.given),
    await openShop(killable, services, CASES.gone),
  ]);

  const killed = killable.spawn();
  await killed.isConnected();
  for (const { role, guild } of shops) {
    platform.fail({ ...role.put, status: 'lost', times: 10 });
    platform.say(guild.member.id, guild.channelId, '!buy crown');
  }
  for (const { role } of shops) await expect.poll(role.asked, WITHIN).toBeGreaterThanOrEqual(1);
  await killed.kill();
  const requestsUntilKilled = shops.map(({ role }) => role.asked());
  platform.recover();
  for (const { guild, role, roles } of shops) if (roles === 0) platform.deleteRole(guild.id, role.id);
  const { services } = await killable.startNext();
  for (const { guild, answer } of shops) {
    await passUntilReported({ services }, guild, () => answer() !== undefined);
  }

  for (const { guild, answer, balance, roles } of shops) {
    expect(answer()?.content).toContain(`<@${guild.member.id}>`);
    expect(await services.ledger.holdings(guild.id, guild.member.id)).toEqual({ balance, xp: 0 });
    expect(await readRoles(killable, guild.id, guild.member.id)).toHaveLength(roles);
  }
  expect(shops.map(({ role }) => role.asked())).toEqual(requestsUntilKilled);
});

/** An item that gives a role, and a member who can pay for it. */
async function openShop(
  killable: Killable,
  { settings, ledger }: Pick<Services, 'settings' | 'ledger'>,
  wanted: (typeof CASES)['given' | 'gone'],
) {
  const { world: platform } = killable.simulator;
  const guild = createGuild(killable);
  const { id: guildId, owner, member, channelId } = guild;
  const id = platform.createRole(guildId, { name: 'Crown', position: 1 });
  const put = { method: 'PUT', path: new RegExp(`/roles/${id}$`) };
  const roleCalls = () =>
    platform.requests().filter(({ method, path }) => method === 'PUT' && put.path.test(path)).length;
  const answer = () => platform.messages(channelId).find(({ content }) => content.includes(wanted.notice));
  const value = [buildItem({ name: 'Crown', price: 40, addRole: [id] })];
  await settings.save({ guildId, savedBy: owner.id, caller: null, section: 'items', value });
  await ledger.change({ guildId, userId: member.id, kind: 'demo', balance: 100 });
  return { ...wanted, guild, answer, role: { id, put, asked: roleCalls } };
}
