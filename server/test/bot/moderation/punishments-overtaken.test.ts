import { describe, expect, vi } from 'vitest';
import { createPerson, type GuildFixture, test as base } from '../../support/fixtures.ts';
import { openModerating } from '../../support/moderation/moderating.ts';
import { platformOf } from '../../support/platform-calls.ts';
import { openPunishing, type Punishing, saveModeration } from '../../support/punishing.ts';
import type { World } from '../../support/world.ts';
import { delayRetry } from '../../support/bot/retry-held-up.ts';
import { observationsPass } from '../../support/moderation/observations.ts';

const WITHIN = { timeout: 60_000 };

const test = base.extend<{ punishing: Punishing }>({
  punishing: async ({ world, guild }, use) => use(openPunishing(world, guild)),
});

describe('Overlapping punishments', () => {
  test('A mass ban waits for a pending unban of the same member', async ({ world, guild, punishing }) => {
    const { world: control } = world.simulator;
    await punishing.punish({ type: 'ban' });
    failUnbans(world, guild, 500);
    const [unban] = await openUnban(world, punishing, guild);
    await isWaiting(punishing, unban.number);
    // Simulates a lost response: Discord has already lifted the ban.
    control.unban(guild.id, guild.member.id);
    const crowd = Array.from({ length: 11 }, (_, index) => createPerson(world, `raider${index}`).id);
    const members = [...crowd, guild.member.id].map((id) => ({ id, name: null }));

    const bans = await punishing.open({ type: 'ban', members });
    await punishing.settled(bans.slice(0, crowd.length));
    control.recover();
    await punishing.letTimePass();
    await expect.poll(() => punishing.find(bans.at(-1)?.number ?? 0), WITHIN).toMatchObject({ state: 'done' });

    expect(await punishing.find(unban.number)).toMatchObject({ state: 'done' });
    expect(control.isBanned(guild.id, guild.member.id)).toBe(true);
    expect(punishing.calls(/^POST .*bulk-ban/)).toHaveLength(1);
  });

  test('An unban does not wait for an expiry that Discord keeps refusing', async ({ world, guild, punishing }) => {
    await punishing.punish({ type: 'ban', durationMs: 2_000 });
    failUnbans(world, guild, 403);
    await isWaiting(punishing, 1);
    await delayRetry(world, guild);

    const [refused] = await punishing.lift('unban');
    const [between] = [await punishing.find(1)];
    // While Discord still refuses: once it answers, the expiry may succeed before it is delayed.
    await delayRetry(world, guild);
    world.simulator.world.recover();
    const [lifted] = await punishing.lift('unban');

    expect(refused).toMatchObject({ state: 'failed', problem: expect.stringContaining('Missing Permissions') });
    expect(between).toMatchObject({ state: 'done', problem: expect.any(String) });
    expect(lifted).toMatchObject({ state: 'done' });
    expect(await punishing.find(1)).toMatchObject({ state: 'lifted' });
  });

  test('An unban triggers an immediate retry of an unfinished ban', async ({ world, guild, punishing }) => {
    const path = `/guilds/${guild.id}/bans/${guild.member.id}`;
    world.simulator.world.fail({ method: 'PUT', path, status: 500, times: 100 });
    await punishing.open({ type: 'ban' });
    await isWaiting(punishing, 1);
    await delayRetry(world, guild);
    world.simulator.world.recover();

    const [unban] = await punishing.lift('unban');

    expect(unban).toMatchObject({ state: 'done' });
    expect(await punishing.find(1)).toMatchObject({ state: 'lifted' });
    expect(world.simulator.world.isBanned(guild.id, guild.member.id)).toBe(false);
  });
});

test('A member who returns after an unanswered kick is not kicked again', async ({ world, guild, punishing }) => {
  const { world: control } = world.simulator;
  const path = `/guilds/${guild.id}/members/${guild.member.id}`;
  control.fail({ method: 'DELETE', path, status: 'cut', times: 100 });
  await punishing.open({ type: 'kick' });
  await isWaiting(punishing, 1);
  control.recover();
  control.addMember(guild.id, guild.member.id);

  await punishing.letTimePass();
  await expect.poll(() => punishing.find(1), WITHIN).toMatchObject({ state: 'done' });

  expect(await platformOf(world).call('GET', path)).toMatchObject({ user: { id: guild.member.id } });
});

describe('Role mutes', () => {
  test('A member who joins while their mute is in progress gets the mute role', async ({ world, api }) => {
    const { guild, control, open, settled, find, muteRole } = await mutingByRole(world, api);
    control.removeMember(guild.id, guild.member.id);
    control.fail({ method: 'POST', path: '/users/@me/channels', status: 'slow', delayMs: 2_000, times: 1 });
    const opened = await open({ type: 'mute' });
    const isTried = () => platformOf(world).calls('PUT', new RegExp(`/members/${guild.member.id}/roles/${muteRole}`));
    await vi.waitUntil(() => isTried().length > 0, WITHIN);

    control.addMember(guild.id, guild.member.id);
    const before = await find(1);
    await settled(opened);

    expect(before).toMatchObject({ state: 'pending' });
    await expect.poll(() => rolesOf(world, guild), WITHIN).toContain(muteRole);
  });

  test('A muted member stays muted when Discord fails to restore the role on rejoining', async ({ world, api }) => {
    const { guild, control, punish, find, numbers, letTimePass, muteRole } = await mutingByRole(world, api);
    await punish({ type: 'mute' });
    control.removeMember(guild.id, guild.member.id);
    control.fail({ method: 'PUT', path: new RegExp(`/roles/${muteRole}`), status: 500, times: 100 });
    control.addMember(guild.id, guild.member.id);
    control.grantRole(guild.id, guild.member.id, control.createRole(guild.id, { name: 'Newcomer', position: 0 }));

    await observationsPass(world, guild, 1);
    control.recover();

    await letTimePass();
    await expect.poll(() => rolesOf(world, guild), WITHIN).toContain(muteRole);
    expect(await find(1)).toMatchObject({ state: 'done' });
    expect(await numbers()).toEqual([1]);
  });
});

async function mutingByRole(world: World, api: Parameters<typeof saveModeration>[0]) {
  const moderating = openModerating(world);
  const muteRole = moderating.control.createRole(moderating.guild.id, { name: 'Muted', position: 1 });
  await saveModeration(api, moderating.guild, { useTimeout: false, muteRole });
  return { ...moderating, muteRole };
}

async function rolesOf(world: World, { id, member }: GuildFixture): Promise<unknown> {
  const found = await platformOf(world).call('GET', `/guilds/${id}/members/${member.id}`);
  return typeof found === 'object' && found !== null && 'roles' in found ? found.roles : [];
}

function failUnbans(world: World, { id, member }: GuildFixture, status: number): void {
  world.simulator.world.fail({ method: 'DELETE', path: `/guilds/${id}/bans/${member.id}`, status, times: 1_000 });
}

async function openUnban({ services }: World, { guildId, moderator }: Punishing, { member }: GuildFixture) {
  const members = [{ id: member.id, name: null }];
  const order = { guildId, type: 'unban', members, moderator, reason: '', source: 'command' } as const;
  const [unban] = await services.punishments.lift(order);
  if (unban === undefined) throw new Error('no case was opened');
  return [unban] as const;
}

/** Waits until an attempt at the case has failed. */
async function isWaiting({ find }: Punishing, number: number): Promise<void> {
  await vi.waitFor(async () => expect(await find(number)).toMatchObject({ problem: expect.any(String) }), WITHIN);
}
