import { describe, expect, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { waitForJobs } from '../../support/bot/wait-for-jobs.ts';
import { type GuildFixture, test as base } from '../../support/fixtures.ts';
import { openPunishing, type Punishing, saveModeration } from '../../support/punishing.ts';
import type { World } from '../../support/world.ts';
import { listJobs } from '../../support/bot/list-jobs.ts';
import { observationsPass, waitingObservations } from '../../support/moderation/observations.ts';
import { HOUR_MS } from '../../support/pass-time.ts';

const WITHIN = { timeout: 60_000 };

const test = base.extend<{ punishing: Punishing }>({
  punishing: async ({ world, guild }, use) => use(openPunishing(world, guild)),
});

const numbersAre = (punishing: Punishing, numbers: number[]) =>
  vi.waitFor(async () => expect(await punishing.numbers()).toEqual(numbers), WITHIN);

describe('Manual moderation', () => {
  test('Manual bans, unbans and kicks become cases with their moderator and reason', async ({
    world,
    guild,
    punishing,
  }) => {
    const { world: platform } = world.simulator;
    platform.moderate(guild.id, guild.owner.id, { type: 'ban', targetId: guild.member.id, reason: 'raid' });
    await numbersAre(punishing, [1]);
    platform.moderate(guild.id, guild.owner.id, { type: 'unban', targetId: guild.member.id });
    await numbersAre(punishing, [1, 2]);
    platform.moderate(guild.id, guild.owner.id, { type: 'kick', targetId: guild.manager.id });
    await numbersAre(punishing, [1, 2, 3]);

    const moderator = { id: guild.owner.id, name: 'owner' };
    expect(await punishing.find(1)).toMatchObject({
      type: 'ban',
      state: 'lifted',
      source: 'platform',
      moderator,
      reason: 'raid',
    });
    expect(await punishing.find(2)).toMatchObject({ type: 'unban', state: 'done', moderator });
    expect(await punishing.find(3)).toMatchObject({ type: 'kick', state: 'done', moderator });
    await observationsPass(world, guild, 2);
    await waitForJobs(world, guild);
    expect(await punishing.numbers()).toEqual([1, 2, 3]);
  });

  test('Removing a timeout by hand closes its mute case', async ({ api, world, guild, punishing }) => {
    await saveModeration(api, guild, { useTimeout: true });
    await punishing.punish({ type: 'mute', durationMs: HOUR_MS });

    world.simulator.world.moderate(guild.id, guild.owner.id, { type: 'removeTimeout', targetId: guild.member.id });

    await numbersAre(punishing, [1, 2]);
    expect(await punishing.find(1)).toMatchObject({ state: 'lifted' });
    expect(await punishing.find(2)).toMatchObject({
      type: 'unmute',
      source: 'platform',
      moderator: { id: guild.owner.id },
    });
    expect(await isEndWaiting(world, guild)).toBe(false);
  });

  test('A manual timeout opens a mute case with Discord’s end time', async ({ world, guild, punishing }) => {
    const pressedAt = Date.now();
    world.simulator.world.moderate(guild.id, guild.owner.id, {
      type: 'timeout',
      targetId: guild.member.id,
      durationMs: HOUR_MS,
    });

    await numbersAre(punishing, [1]);
    const mute = await punishing.find(1);
    const beganAt = (mute?.endsAt?.getTime() ?? 0) - HOUR_MS;
    expect(mute).toMatchObject({ type: 'mute', method: 'timeout', state: 'done' });
    expect(beganAt).toBeGreaterThanOrEqual(pressedAt);
    expect(beganAt).toBeLessThanOrEqual(Date.now());
  });

  test('Adding and removing the mute role by hand opens mute and unmute cases', async ({
    api,
    world,
    guild,
    punishing,
  }) => {
    const { world: platform } = world.simulator;
    const roleId = platform.createRole(guild.id, { name: 'Muted' });
    await saveModeration(api, guild, { muteRole: roleId });

    platform.moderate(guild.id, guild.owner.id, { type: 'addRole', targetId: guild.member.id, roleId });
    await numbersAre(punishing, [1]);
    platform.moderate(guild.id, guild.owner.id, { type: 'removeRole', targetId: guild.member.id, roleId });
    await numbersAre(punishing, [1, 2]);

    expect(await punishing.find(1)).toMatchObject({ type: 'mute', method: 'role', roleId, state: 'lifted' });
    expect(await punishing.find(2)).toMatchObject({ type: 'unmute', state: 'done' });
  });
});

describe('Mutes alongside manual mutes', () => {
  const isOver = (punishing: Punishing) =>
    vi.waitFor(async () => expect(await punishing.find(1)).toMatchObject({ state: 'expired' }), WITHIN);

  test.for([
    { name: 'An expiring role mute', durationMs: 3_000 },
    { name: 'A shortened role mute', durationMs: HOUR_MS, shortenedMs: 1 },
  ])('$name leaves a manual timeout alone', async ({ durationMs, shortenedMs }, { api, world, guild, punishing }) => {
    const { world: platform } = world.simulator;
    await saveModeration(api, guild, { muteRole: platform.createRole(guild.id, { name: 'Muted' }) });
    await punishing.punish({ type: 'mute', durationMs });
    platform.moderate(guild.id, guild.owner.id, { type: 'timeout', targetId: guild.member.id, durationMs: HOUR_MS });
    await numbersAre(punishing, [1, 2]);

    if (shortenedMs !== undefined) await changeDuration(world, punishing, shortenedMs);
    await isOver(punishing);

    expect(await mutesOf(world, guild)).toEqual({ isTimedOut: true, roleIds: [] });
    expect(await punishing.find(2)).toMatchObject({ type: 'mute', method: 'timeout', state: 'done' });
  });

  test('An expiring timeout leaves a manually added mute role in place', async ({ api, world, guild, punishing }) => {
    const { world: platform } = world.simulator;
    const roleId = platform.createRole(guild.id, { name: 'Muted' });
    await saveModeration(api, guild, { useTimeout: true, muteRole: roleId });
    await punishing.punish({ type: 'mute', durationMs: 30 * 24 * HOUR_MS });
    // The mute switches from the role to a timeout, and the case still stores the role.
    await changeDuration(world, punishing, HOUR_MS);
    await vi.waitFor(
      async () => expect(await mutesOf(world, guild)).toEqual({ isTimedOut: true, roleIds: [] }),
      WITHIN,
    );
    platform.moderate(guild.id, guild.owner.id, { type: 'addRole', targetId: guild.member.id, roleId });
    await numbersAre(punishing, [1, 2]);

    await changeDuration(world, punishing, 1);
    await isOver(punishing);

    expect(await mutesOf(world, guild)).toEqual({ isTimedOut: false, roleIds: [roleId] });
    expect(await punishing.find(2)).toMatchObject({ type: 'mute', method: 'role', state: 'done' });
  });

  test('An unmute lifts a mute together with a manual timeout', async ({ api, world, guild, punishing }) => {
    const { world: platform } = world.simulator;
    await saveModeration(api, guild, { muteRole: platform.createRole(guild.id, { name: 'Muted' }) });
    await punishing.punish({ type: 'mute', durationMs: HOUR_MS });
    platform.moderate(guild.id, guild.owner.id, { type: 'timeout', targetId: guild.member.id, durationMs: HOUR_MS });
    await numbersAre(punishing, [1, 2]);

    await punishing.lift('unmute');

    expect(await mutesOf(world, guild)).toEqual({ isTimedOut: false, roleIds: [] });
    expect([await punishing.find(1), await punishing.find(2)]).toMatchObject([
      { state: 'lifted' },
      { state: 'lifted' },
    ]);
  });
});

describe('Audit log', () => {
  test('A manual ban without an audit log entry opens a case without a moderator', async ({
    world,
    guild,
    punishing,
  }) => {
    withAuditDelay(world, null);

    world.simulator.world.moderate(guild.id, guild.owner.id, { type: 'ban', targetId: guild.member.id });
    await observationsPass(world, guild, 1);

    await numbersAre(punishing, [1]);
    expect(await punishing.find(1)).toMatchObject({
      type: 'ban',
      state: 'done',
      moderator: null,
      member: { name: 'member' },
    });
  });

  test('A late audit log entry adds the moderator to the existing case', async ({ world, guild, punishing }) => {
    withAuditDelay(world, 2_500);

    world.simulator.world.moderate(guild.id, guild.owner.id, {
      type: 'ban',
      targetId: guild.member.id,
      reason: 'raid',
    });
    await observationsPass(world, guild, 1);
    await numbersAre(punishing, [1]);
    expect(await punishing.find(1)).toMatchObject({ moderator: null });

    await vi.waitFor(
      async () => expect(await punishing.find(1)).toMatchObject({ moderator: { id: guild.owner.id }, reason: 'raid' }),
      WITHIN,
    );
    expect(await punishing.numbers()).toEqual([1]);
  });

  test('Fetches the audit log when no entry arrives for a manual ban', async ({ world, guild, punishing }) => {
    const { world: platform } = world.simulator;
    withAuditDelay(world, null);
    platform.ban(guild.id, guild.member.id);
    await observationsPass(world, guild, 1);
    await numbersAre(punishing, [1]);

    expect(punishing.calls(/^GET .*audit-logs/)).toHaveLength(1);
  });

  test('Delayed audit log entries open no second case for Perigee’s own punishments', async ({
    api,
    world,
    guild,
    punishing,
  }) => {
    await saveModeration(api, guild, { useTimeout: true });
    withAuditDelay(world, 300);

    await punishing.punish({ type: 'mute', durationMs: HOUR_MS });
    await punishing.lift('unmute');
    await punishing.punish({ type: 'softban' });
    await punishing.punish({ type: 'ban' });
    await punishing.lift('unban');
    await new Promise((resolve) => {
      setTimeout(resolve, 1_000);
    });

    expect(await punishing.numbers()).toEqual([1, 2, 3, 4, 5]);
    expect(await waitingObservations(world, guild)).toEqual([]);
  });
});

function changeDuration({ services }: World, { guildId, moderator }: Punishing, durationMs: number) {
  return services.punishments.changeDuration({ guildId, number: 1, by: moderator, durationMs });
}

/** The member's timeout and roles on the platform. */
async function mutesOf({ simulator }: World, { id, member }: GuildFixture) {
  const headers = { authorization: 'Bot test-bot-token' };
  const response = await fetch(`${simulator.url}/api/v10/guilds/${id}/members/${member.id}`, { headers });
  const { communication_disabled_until: until, roles } = z.parse(muted, await response.json());
  return { isTimedOut: until !== null && Date.parse(until) > Date.now(), roleIds: roles };
}

const muted = z.object({ communication_disabled_until: z.nullable(z.string()), roles: z.array(z.string()) });

function withAuditDelay({ simulator }: World, delayMs: number | null): void {
  simulator.world.setAuditDelay(delayMs);
  onTestFinished(() => simulator.world.setAuditDelay(0));
}

async function isEndWaiting(world: World, guild: GuildFixture): Promise<boolean> {
  return (await listJobs(world, { guild, name: 'cases.end', state: 'waiting' })).length > 0;
}
