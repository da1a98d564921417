import { describe, expect, vi } from 'vitest';
import { caseHappened } from '@perigee/core/moderation/cases/events';
import { defineSubscriber } from '../../../src/events/define-subscriber.ts';
import { type GuildFixture, test as base } from '../../support/fixtures.ts';
import { openPunishing, type Punishing, saveModeration } from '../../support/punishing.ts';
import type { World } from '../../support/world.ts';
import { listJobs } from '../../support/bot/list-jobs.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WITHIN = { timeout: 60_000 };

const test = base.extend<{ punishing: Punishing; roleId: string; happened: string[] }>({
  punishing: async ({ world, guild }, use) => use(openPunishing(world, guild)),
  roleId: async ({ world, guild }, use) => use(world.simulator.world.createRole(guild.id, { name: 'Muted' })),
  /** The events emitted for the guild's log. */
  happened: async ({ world, guild }, use) => {
    const notices: string[] = [];
    const inTransaction = async (
      _tx: unknown,
      { guildId, number, event }: { guildId: string; number: number; event: string },
    ) => {
      if (guildId === guild.id) notices.push(`${number} ${event}`);
    };
    world.services.events.subscribe(defineSubscriber(caseHappened, { inTransaction }));
    await use(notices);
  },
});

const isState = (punishing: Punishing, number: number, state: string) =>
  vi.waitFor(async () => expect(await punishing.find(number)).toMatchObject({ state }), WITHIN);

describe('Case expiry', () => {
  test('A ban expires on time and once', async ({ world, guild, punishing, happened }) => {
    const [ban] = await punishing.punish({ type: 'ban', durationMs: 1_500 });
    await isState(punishing, 1, 'expired');

    const ended = await punishing.find(1);
    expect((ended?.endedAt?.getTime() ?? 0) - (ban?.endsAt?.getTime() ?? 0)).toBeLessThan(12_000);
    expect(ended?.endedAt?.getTime()).toBeGreaterThanOrEqual(ban?.endsAt?.getTime() ?? 0);
    expect(world.simulator.world.isBanned(guild.id, guild.member.id)).toBe(false);
    expect(punishing.calls(/^DELETE .*\/bans\//)).toHaveLength(1);
    expect(happened).toEqual(['1 moderationBan', '1 moderationUnban']);
    expect((await punishing.trail(1)).map(({ kind }) => kind)).toEqual(['opened', 'done', 'expired']);
  });

  test('An expiring role mute removes the mute role', async ({ api, guild, roleId, punishing, happened }) => {
    await saveModeration(api, guild, { muteRole: roleId });

    await punishing.punish({ type: 'mute', durationMs: 1_000 });
    await isState(punishing, 1, 'expired');

    expect(punishing.calls(/^DELETE .*\/roles\//)).toHaveLength(1);
    expect(happened).toEqual(['1 moderationMute', '1 moderationUnmute']);
  });

  test('An expired warning no longer counts and emits no event', async ({ api, guild, punishing, happened }) => {
    await saveModeration(api, guild, {
      warnExpiry: 1_000,
      warnsPunishments: [{ warns: 2, punishment: { type: 'kick', duration: 0, reason: '' } }],
    });

    await punishing.punish({ type: 'warn' });
    await isState(punishing, 1, 'expired');
    await punishing.punish({ type: 'warn' });

    expect(await punishing.numbers()).toEqual([1, 2]);
    expect(happened).toEqual(['1 moderationWarn', '2 moderationWarn']);
  });

  test('A refused expiry is retried, and the case shows the reason', async ({ world, guild, punishing }) => {
    const path = `/guilds/${guild.id}/bans/${guild.member.id}`;
    const body = { message: 'Missing Permissions', code: 50013 };
    await punishing.punish({ type: 'ban', durationMs: 1_000 });
    world.simulator.world.fail({ method: 'DELETE', path, status: 403, times: 1, body });

    await vi.waitFor(
      async () =>
        expect(await punishing.find(1)).toMatchObject({ state: 'done', problem: 'Missing Permissions (50013)' }),
      WITHIN,
    );
    await punishing.letTimePass();

    await isState(punishing, 1, 'expired');
    expect(await punishing.find(1)).toMatchObject({ problem: null });
  });

  test('A replaced ban no longer has a pending expiry', async ({ world, guild, punishing }) => {
    await punishing.punish({ type: 'ban', durationMs: 1_000 });
    await punishing.punish({ type: 'ban', durationMs: HOUR_MS });

    expect(await waitingEnds(world, guild)).toEqual(['2 0']);
  });
});

describe('Case durations', () => {
  test('Shortening a timeout into the past ends it at once', async ({ api, world, guild, punishing }) => {
    await saveModeration(api, guild, { useTimeout: true });
    await punishing.punish({ type: 'mute', durationMs: HOUR_MS });

    const change = await changeDuration(world, punishing, 1);

    expect(change).toMatchObject({ changed: { durationMs: 1 } });
    await isState(punishing, 1, 'expired');
    expect(punishing.calls(/^PATCH .*\/members\//)).toHaveLength(2);
  });

  test('Changing a mute’s duration across 28 days switches between timeout and role', async ({
    api,
    world,
    guild,
    roleId,
    punishing,
  }) => {
    await saveModeration(api, guild, { useTimeout: true, muteRole: roleId });
    await punishing.punish({ type: 'mute', durationMs: DAY_MS });

    await changeDuration(world, punishing, 30 * DAY_MS);
    await vi.waitFor(() => expect(punishing.calls(/^(PUT|PATCH) .*\/members\//)).toHaveLength(3), WITHIN);
    expect(await punishing.find(1)).toMatchObject({ method: 'role', durationMs: 30 * DAY_MS });
    await changeDuration(world, punishing, DAY_MS);
    await vi.waitFor(() => expect(punishing.calls(/^DELETE .*\/roles\//)).toHaveLength(1), WITHIN);

    expect(await punishing.find(1)).toMatchObject({ method: 'timeout', state: 'done', durationMs: DAY_MS });
    expect(await punishing.numbers()).toEqual([1]);
    expect(await waitingEnds(world, guild)).toEqual(['1 2']);
  });

  test('A duration of zero makes a ban permanent', async ({ world, guild, punishing }) => {
    await punishing.punish({ type: 'ban', durationMs: HOUR_MS });

    const change = await changeDuration(world, punishing, 0);

    expect(change).toMatchObject({ changed: { durationMs: null, endsAt: null } });
    expect(await waitingEnds(world, guild)).toEqual([]);
    expect((await punishing.trail(1)).at(-1)).toMatchObject({
      kind: 'durationChanged',
      byId: guild.manager.id,
      before: String(HOUR_MS),
      after: '0',
    });
  });

  test('A new duration is refused for warnings, ended cases and unknown cases', async ({ world, punishing }) => {
    await punishing.punish({ type: 'warn' });
    await punishing.punish({ type: 'ban' });
    await punishing.lift('unban');

    const refusals = [];
    for (const number of [1, 2, 9]) refusals.push(await changeDuration(world, punishing, HOUR_MS, number));

    expect(refusals).toEqual([{ refusal: 'takesNoDuration' }, { refusal: 'alreadyOver' }, { refusal: 'notFound' }]);
  });
});

test('Removing a warning does not lift the punishment it led to', async ({ api, world, guild, punishing }) => {
  await saveModeration(api, guild, {
    warnsPunishments: [{ warns: 1, punishment: { type: 'ban', duration: 0, reason: '' } }],
  });
  const [warn] = await punishing.punish({ type: 'warn' });
  await punishing.settled(await world.services.punishments.followersOf(guild.id, [1]));

  const change = () =>
    world.services.punishments.liftWarn({ guildId: guild.id, number: 1, by: punishing.moderator, reason: 'mistake' });
  const lifted = [await change(), await change()];

  expect(warn).toMatchObject({ state: 'done' });
  expect(lifted).toMatchObject([{ changed: { state: 'lifted' } }, { refusal: 'alreadyOver' }]);
  expect(await punishing.find(2)).toMatchObject({ type: 'ban', state: 'done', linkedCase: 1 });
});

test('An escalation to a mute fails with its own case when no mute method is set up', async ({
  api,
  guild,
  punishing,
}) => {
  await saveModeration(api, guild, {
    warnsPunishments: [{ warns: 1, punishment: { type: 'mute', duration: 0, reason: '' } }],
  });

  await punishing.punish({ type: 'warn' });

  const follower = await punishing.find(2);
  expect(follower).toMatchObject({ type: 'mute', state: 'failed', linkedCase: 1, reason: 'spam' });
  expect(follower?.problem).toMatch(/mute role/);
});

test('A changed reason keeps the earlier reason in the trail', async ({ world, guild, punishing }) => {
  await punishing.punish({ type: 'kick' });

  await world.services.punishments.changeReason({
    guildId: guild.id,
    number: 1,
    by: punishing.moderator,
    reason: 'ads',
  });

  expect(await punishing.find(1)).toMatchObject({ reason: 'ads' });
  expect((await punishing.trail(1)).at(-1)).toMatchObject({ kind: 'reasonChanged', before: 'spam', after: 'ads' });
});

test('A case holds at most three evidence images', async ({ world, guild, punishing }) => {
  const picture = { contentType: 'image/png', data: Buffer.from('png'), channelId: guild.channelId } as const;
  await punishing.punish({ type: 'warn', evidence: [picture] });

  const add = () =>
    world.services.punishments.addEvidence({
      guildId: guild.id,
      number: 1,
      by: punishing.moderator,
      evidence: [picture, picture, picture],
    });

  expect([await add(), await add()]).toEqual([{ added: 2 }, { added: 0 }]);
});

const changeDuration = ({ services }: World, punishing: Punishing, durationMs: number, number = 1) =>
  services.punishments.changeDuration({ guildId: punishing.guildId, number, by: punishing.moderator, durationMs });

async function waitingEnds(world: World, guild: GuildFixture): Promise<string[]> {
  const ends = await listJobs(world, { guild, name: 'cases.end', state: 'waiting' });
  return ends.map(({ key }) => key);
}
