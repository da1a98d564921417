import { casesEndpoints } from '@perigee/core/moderation/cases/endpoints';
import { REASON_MAX } from '@perigee/core/moderation/punishments/punishment';
import { DURATION_MAX_MS } from '@perigee/core/base/time/duration-schema';
import { describe, expect, vi } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { open, person, readCase } from '../support/moderation/cases.ts';
import { createGuild, type GuildFixture, test } from '../support/fixtures.ts';
import { DONE_WITHIN_MS, openPunishing } from '../support/punishing.ts';

const { edit, lift, retry } = casesEndpoints;
const SETTLED = { timeout: DONE_WITHIN_MS };

const change = (api: ApiClient, { id, owner }: GuildFixture, body: unknown, number = 1) =>
  api.call(owner.token, edit, { params: { guildId: id, number: String(number) }, body });
const takeBack = (api: ApiClient, { id, owner }: GuildFixture, number = 1, body: unknown = {}) =>
  api.call(owner.token, lift, { params: { guildId: id, number: String(number) }, body });

describe('Case reasons', () => {
  test('A changed case reason keeps the previous one in the trail', async ({ api, world, guild }) => {
    await open(world, guild, [{}]);

    const reply = await change(api, guild, { reason: '  Flood ' });

    expect(reply).toMatchObject({ status: 200, body: { message: 'Case updated' } });
    expect(await readCase(api, guild.owner.token, guild, 1)).toMatchObject({
      reason: 'Flood',
      trail: [{}, { kind: 'reasonChanged', before: 'Spam', after: 'Flood' }],
    });
  });

  test.for([
    { body: { reason: '' }, status: 200 },
    { body: { reason: 'x'.repeat(REASON_MAX) }, status: 200 },
    { body: { reason: 'x'.repeat(REASON_MAX + 1) }, status: 400 },
    { body: { reason: 5 }, status: 400 },
    { body: {}, status: 400 },
    { body: { reason: 'x', moderator: '1' }, status: 400 },
    { body: { durationMs: -1 }, status: 400 },
    { body: { durationMs: 0.5 }, status: 400 },
    { body: { durationMs: DURATION_MAX_MS + 1 }, status: 400 },
    { body: { durationMs: 1e12 }, status: 400 },
  ])('Answers the case change %o with $status', async ({ body, status }, { api, world, guild }) => {
    await open(world, guild, [{}]);

    expect((await change(api, guild, body)).status).toBe(status);
  });
});

describe('Case durations', () => {
  test.for([1_000, DURATION_MAX_MS])(
    'Counts a duration of %d ms from the start of a ban',
    async (durationMs, { api, world, guild }) => {
      const { punish } = openPunishing(world, guild);
      const [ban] = await punish({ type: 'ban' });

      const reply = await change(api, guild, { durationMs });

      expect(reply.status).toBe(200);
      const detail = await readCase(api, guild.owner.token, guild, 1);
      expect(detail.durationMs).toBe(durationMs);
      expect(Date.parse(detail.endsAt ?? '') - durationMs).toBe(ban?.createdAt.getTime());
    },
  );

  test('A duration of 0 removes the end of a ban', async ({ api, world, guild }) => {
    const { punish } = openPunishing(world, guild);
    await punish({ type: 'ban', durationMs: 3_600_000 });

    await change(api, guild, { durationMs: 0 });

    expect(await readCase(api, guild.owner.token, guild, 1)).toMatchObject({ endsAt: null });
  });

  test.for([
    [{ type: 'warn' }, 'case_takesNoDuration'],
    [{ type: 'mute', state: 'lifted' }, 'case_alreadyOver'],
    [{ type: 'ban', state: 'expired' }, 'case_alreadyOver'],
  ] as const)('Refuses a new duration for the case %o: %s', async ([opening, code], { api, world, guild }) => {
    await open(world, guild, [opening]);

    const reply = await change(api, guild, { durationMs: 60_000, reason: 'Other' });

    expect(reply).toMatchObject({ status: 409, body: { code: 'conflict', issues: [{ code }] } });
    // Nothing was partially applied.
    expect(await readCase(api, guild.owner.token, guild, 1)).toMatchObject({ reason: 'Spam' });
  });
});

describe('Lifted cases', () => {
  test('Lifting a ban takes effect on Discord, and is recorded in both cases', async ({ api, world, guild }) => {
    const { punish } = openPunishing(world, guild);
    await punish({ type: 'ban' });
    expect(world.simulator.world.isBanned(guild.id, guild.member.id)).toBe(true);

    const reply = await takeBack(api, guild, 1, { reason: 'A mistake' });

    expect(reply).toMatchObject({ status: 200, body: { message: 'Lifting the punishment' } });
    await vi.waitFor(async () => {
      expect(await readCase(api, guild.owner.token, guild, 1)).toMatchObject({ state: 'lifted', followedBy: [2] });
    }, SETTLED);
    expect(await readCase(api, guild.owner.token, guild, 2)).toMatchObject({
      type: 'unban',
      source: 'dashboard',
      reason: 'A mistake',
      moderator: { id: guild.owner.id },
      linkedCase: 1,
    });
    expect(world.simulator.world.isBanned(guild.id, guild.member.id)).toBe(false);
  });

  test('Lifting a warning takes effect at once, and only once', async ({ api, world, guild }) => {
    await open(world, guild, [{}]);

    const first = await takeBack(api, guild);
    const second = await takeBack(api, guild);

    expect(first.status).toBe(200);
    expect(second).toMatchObject({ status: 409, body: { issues: [{ code: 'case_alreadyOver' }] } });
    expect(await readCase(api, guild.owner.token, guild, 1)).toMatchObject({
      state: 'lifted',
      trail: [{}, { kind: 'lifted' }],
    });
  });

  test.for([
    [{ type: 'kick' }, 'case_notInForce'],
    [{ type: 'note' }, 'case_notInForce'],
    [{ type: 'ban', state: 'failed' }, 'case_notInForce'],
  ] as const)('Refuses to lift the case %o', async ([opening, code], { api, world, guild }) => {
    await open(world, guild, [opening]);

    expect(await takeBack(api, guild)).toMatchObject({ status: 409, body: { issues: [{ code }] } });
  });

  test.for([
    { body: { reason: 'x'.repeat(REASON_MAX) }, status: 200 },
    { body: { reason: 'x'.repeat(REASON_MAX + 1) }, status: 400 },
    { body: { why: 'x' }, status: 400 },
  ])('Checks the reason for lifting a case: $status', async ({ body, status }, { api, world, guild }) => {
    await open(world, guild, [{}]);

    expect((await takeBack(api, guild, 1, body)).status).toBe(status);
  });
});

describe('Retried cases', () => {
  test('A retry carries out a case that had failed', async ({ api, world, guild }) => {
    const { punish } = openPunishing(world, guild);
    const path = `/guilds/${guild.id}/bans/${guild.member.id}`;
    const body = { message: 'Missing Permissions', code: 50013 };
    world.simulator.world.fail({ method: 'PUT', path, status: 403, times: 1, body });
    await punish({ type: 'ban' });
    const failed = await readCase(api, guild.owner.token, guild, 1);

    const reply = await api.call(guild.owner.token, retry, { params: { guildId: guild.id, number: '1' } });

    expect(failed).toMatchObject({ state: 'failed', problem: expect.stringContaining('Missing Permissions') });
    expect(reply).toMatchObject({ status: 200, body: { message: 'Trying again' } });
    await vi.waitFor(async () => {
      expect(await readCase(api, guild.owner.token, guild, 1)).toMatchObject({ state: 'done', problem: null });
    }, SETTLED);
    expect(world.simulator.world.isBanned(guild.id, guild.member.id)).toBe(true);
  });

  test('Refuses to retry a case that did not fail', async ({ api, world, guild }) => {
    await open(world, guild, [{}]);

    const reply = await api.call(guild.owner.token, retry, { params: { guildId: guild.id, number: '1' } });

    expect(reply).toMatchObject({ status: 409, body: { issues: [{ code: 'case_notFailed' }] } });
  });
});

test('Does not change a case of another server by its number', async ({ api, world, guild }) => {
  await open(world, createGuild(world), [{ member: person(4) }]);
  const params = { guildId: guild.id, number: '1' };

  const replies = [
    await change(api, guild, { reason: 'x' }),
    await takeBack(api, guild),
    await api.call(guild.owner.token, retry, { params }),
  ];

  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
});
