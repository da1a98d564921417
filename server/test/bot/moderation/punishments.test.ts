import { describe, expect, vi } from 'vitest';
import type { Person } from '../../../src/features/moderation/cases/records/case-record.ts';
import { createGuild, createPerson, type GuildFixture, test as base } from '../../support/fixtures.ts';
import { readRoles } from '../../support/bot/read-roles.ts';
import { DONE_WITHIN_MS, openPunishing, type Punishing, saveModeration } from '../../support/punishing.ts';
import type { World } from '../../support/world.ts';

const DAY_MS = 86_400_000;

const test = base.extend<{ punishing: Punishing }>({
  punishing: async ({ world, guild }, use) => use(openPunishing(world, guild)),
});

describe('Bans', () => {
  test('A ban opens a numbered case and notifies the member', async ({ world, guild, punishing }) => {
    const [ban] = await punishing.punish({ type: 'ban', durationMs: DAY_MS });

    expect(ban).toMatchObject({ number: 1, state: 'done', delivery: 'sent', problem: null });
    expect(ban?.endsAt?.getTime()).toBe((ban?.createdAt.getTime() ?? 0) + DAY_MS);
    expect(world.simulator.world.isBanned(guild.id, guild.member.id)).toBe(true);
    const [directMessage] = world.simulator.world.directMessages(guild.member.id);
    expect(directMessage?.content).toContain('Test guild');
    expect(directMessage?.content).toContain('spam');
    expect(await punishing.trail(1)).toMatchObject([
      { kind: 'opened', byId: guild.manager.id },
      { kind: 'done', byId: null },
    ]);
  });

  test('A newer ban replaces an older one', async ({ punishing }) => {
    await punishing.punish({ type: 'ban', durationMs: DAY_MS });

    const [newer] = await punishing.punish({ type: 'ban' });

    expect(newer).toMatchObject({ number: 2, state: 'done' });
    expect(await punishing.find(1)).toMatchObject({ state: 'lifted' });
    expect((await punishing.trail(1)).at(-1)).toMatchObject({ kind: 'replaced', after: '2' });
    expect(punishing.calls(/^PUT .*\/bans\//)).toHaveLength(1);
  });

  test('A ban works on a person outside the server and records the undelivered message', async ({
    world,
    punishing,
    stranger,
  }) => {
    const [ban] = await punishing.punish({ type: 'ban', members: [{ id: stranger.id, name: null }] });

    expect(ban).toMatchObject({ state: 'done', delivery: 'closed' });
    expect(world.simulator.world.isBanned(punishing.guildId, stranger.id)).toBe(true);
  });

  test('An unban lifts a ban once and fails the second time', async ({ world, guild, punishing }) => {
    await punishing.punish({ type: 'ban' });

    const [unban] = await punishing.lift('unban');
    const [again] = await punishing.lift('unban');

    expect(unban).toMatchObject({ type: 'unban', state: 'done', linkedCase: 1 });
    expect(again).toMatchObject({ state: 'failed', linkedCase: null });
    expect(again?.problem).not.toBe('');
    expect(await punishing.find(1)).toMatchObject({ state: 'lifted' });
    expect(world.simulator.world.isBanned(guild.id, guild.member.id)).toBe(false);
  });

  test('A mass ban is sent in batches of 200, and members Discord skips are checked individually', async ({
    world,
    guild,
    punishing,
  }) => {
    const crowd = Array.from({ length: 205 }, (_, index) => createPerson(world, `raider${index}`));
    for (const { id } of crowd) world.simulator.world.addMember(guild.id, id);
    const members = [...crowd.map(({ id }) => ({ id, name: null })), { id: guild.owner.id, name: null }];
    world.simulator.world.ban(guild.id, crowd[0]?.id ?? '');

    const bans = await punishing.punish({ type: 'ban', members });

    expect(bans).toHaveLength(206);
    expect(bans.filter(({ state }) => state === 'done')).toHaveLength(205);
    expect(bans.at(-1)).toMatchObject({ state: 'failed', problem: expect.stringContaining('50013') });
    expect(punishing.calls(/^POST .*bulk-ban/)).toHaveLength(2);
  });
});

describe('Kicks', () => {
  test('A kick runs once and notifies the member', async ({ guild, world, punishing }) => {
    const [kick] = await punishing.punish({ type: 'kick' });

    expect(kick).toMatchObject({ state: 'done', delivery: 'sent' });
    expect(world.simulator.world.directMessages(guild.member.id)).toHaveLength(1);
    expect(punishing.calls(/^DELETE .*\/members\//)).toHaveLength(1);
  });

  test('A kick of a member who has left fails with Discord’s error', async ({ world, guild, punishing }) => {
    world.simulator.world.removeMember(guild.id, guild.member.id);

    const [kick] = await punishing.punish({ type: 'kick' });

    expect(kick).toMatchObject({ state: 'failed', problem: 'Unknown Member (10007)' });
  });
});

test('A softban bans the member and then unbans them', async ({ world, guild, punishing }) => {
  const [softban] = await punishing.punish({ type: 'softban', deleteSeconds: 3600 });

  expect(softban).toMatchObject({ state: 'done', delivery: 'sent' });
  expect(world.simulator.world.isBanned(guild.id, guild.member.id)).toBe(false);
  expect(punishing.calls(/^(PUT|DELETE) .*\/bans\//).map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
});

describe('Mutes', () => {
  test('A mute without a configured method is refused and opens no case', async ({ punishing }) => {
    const refused = punishing.open({ type: 'mute', durationMs: DAY_MS });

    await expect(refused).rejects.toMatchObject({ name: 'AppError', code: 'conflict' });
    expect(await punishing.numbers()).toEqual([]);
  });

  test('A mute uses a timeout below 28 days and the mute role from 28 days', async ({
    api,
    guild,
    world,
    punishing,
  }) => {
    const muteRole = world.simulator.world.createRole(guild.id, { name: 'Muted' });
    await saveModeration(api, guild, { useTimeout: true, muteRole });

    const [short] = await punishing.punish({ type: 'mute', durationMs: DAY_MS });
    const [long] = await punishing.punish({ type: 'mute', durationMs: 28 * DAY_MS });

    expect([short, long]).toMatchObject([
      { state: 'done', method: 'timeout', roleId: null },
      { state: 'done', method: 'role', roleId: muteRole },
    ]);
    expect(await punishing.find(1)).toMatchObject({ state: 'lifted' });
  });

  test('A member muted by role gets the role again after rejoining', async ({ api, guild, world, punishing }) => {
    const muteRole = world.simulator.world.createRole(guild.id, { name: 'Muted' });
    await saveModeration(api, guild, { muteRole });

    await punishing.punish({ type: 'mute' });
    world.simulator.world.removeMember(guild.id, guild.member.id);
    world.simulator.world.addMember(guild.id, guild.member.id);

    await expect.poll(() => punishing.calls(/^PUT .*\/roles\//).length).toBe(2);
    await expect.poll(() => readRoles(world, guild.id, guild.member.id)).toEqual([muteRole]);
  });
});

describe('Warnings', () => {
  test('A warning escalates at exactly the configured count', async ({ api, guild, world, punishing }) => {
    await saveModeration(api, guild, {
      warnsPunishments: [{ warns: 2, punishment: { type: 'ban', duration: DAY_MS, reason: 'enough' } }],
    });

    const [first] = await punishing.punish({ type: 'warn' });
    const [second] = await punishing.punish({ type: 'warn' });

    expect([first, second]).toMatchObject([
      { number: 1, state: 'done', delivery: 'sent' },
      { number: 2, state: 'done' },
    ]);
    const followers = await world.services.punishments.followersOf(guild.id, [1, 2]);
    expect(followers).toMatchObject([
      { number: 3, type: 'ban', source: 'ladder', moderator: null, linkedCase: 2, reason: 'enough' },
    ]);
    expect(await punishing.settled(followers)).toMatchObject([{ state: 'done' }]);
  });
});

describe('Punishments of many members', () => {
  const crowdOf = (world: World, guild: GuildFixture, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const { id } = createPerson(world, `raider${index}`);
      world.simulator.world.addMember(guild.id, id);
      return { id, name: `raider${index}` };
    });
  const messagesTo = ({ simulator }: World, members: readonly Person[]) =>
    members.flatMap(({ id }) => simulator.world.directMessages(id));

  test.for(['warn', 'mute', 'kick', 'ban', 'softban'] as const)(
    'More than ten members get no direct message for a %s',
    async (type, { api, world, guild, punishing }) => {
      await saveModeration(api, guild, { muteRole: world.simulator.world.createRole(guild.id, { name: 'Muted' }) });
      const members = crowdOf(world, guild, 11);

      const cases = await punishing.punish({ type, members });

      expect(cases).toMatchObject(members.map(() => ({ state: 'done', delivery: 'crowd' })));
      expect(messagesTo(world, members)).toEqual([]);
    },
  );

  test('Ten kicked members each get a direct message', async ({ world, guild, punishing }) => {
    const members = crowdOf(world, guild, 10);

    const kicks = await punishing.punish({ type: 'kick', members });

    expect(kicks).toMatchObject(members.map(() => ({ state: 'done' })));
    // A kick waits 3 s for its direct message; a later delivery is recorded when it happens.
    const findAll = () => Promise.all(kicks.map(({ number }) => punishing.find(number)));
    await expect.poll(findAll, { timeout: DONE_WITHIN_MS }).toMatchObject(members.map(() => ({ delivery: 'sent' })));
    expect(messagesTo(world, members)).toHaveLength(10);
  });

  test('Penalties for the warnings of more than ten members send no direct messages', async ({
    api,
    world,
    guild,
    punishing,
  }) => {
    const punishment = { type: 'kick' as const, duration: 0, reason: 'enough' };
    await saveModeration(api, guild, { warnsPunishments: [{ warns: 1, punishment }] });
    const members = crowdOf(world, guild, 11);

    const warns = await punishing.punish({ type: 'warn', members });
    const numbers = warns.map(({ number }) => number);
    const kicks = await punishing.settled(await world.services.punishments.followersOf(guild.id, numbers));

    expect(kicks).toMatchObject(members.map(() => ({ type: 'kick', state: 'done', delivery: 'crowd' })));
    expect(messagesTo(world, members)).toEqual([]);
  });

  test('A retried mass kick counts as done for a member who is already gone', async ({ world, guild, punishing }) => {
    const members = crowdOf(world, guild, 11);
    const path = new RegExp(`/guilds/${guild.id}/members/${members[0]?.id}`);
    world.simulator.world.fail({ method: 'DELETE', path, status: 500, times: 12 });
    const opened = await punishing.open({ type: 'kick', members });
    await vi.waitFor(async () => expect(await punishing.find(1)).toMatchObject({ problem: expect.any(String) }), {
      timeout: DONE_WITHIN_MS,
    });
    world.simulator.world.removeMember(guild.id, members[0]?.id ?? '');

    await punishing.letTimePass();

    expect(await punishing.settled(opened)).toMatchObject(members.map(() => ({ state: 'done', delivery: 'crowd' })));
  });
});

test('Case numbers have no gaps when twenty moderators job at once', async ({ punishing }) => {
  await Promise.all(Array.from({ length: 20 }, () => punishing.open({ type: 'warn' })));

  expect(await punishing.numbers()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test('A permanently refused ban fails its case, and a manual retry runs it again', async ({ world, punishing }) => {
  const guild = createGuild(world, { botPermissions: ['ViewChannel', 'SendMessages'] });
  const weak = openPunishing(world, guild);

  const [ban] = await weak.punish({ type: 'ban' });
  const retried = await world.services.punishments.retry({ guildId: guild.id, number: 1, by: punishing.moderator });

  expect(ban).toMatchObject({ state: 'failed', problem: expect.stringContaining('50013') });
  expect(retried).toMatchObject({ changed: { state: 'pending' } });
  expect(await weak.settled(ban === undefined ? [] : [ban])).toMatchObject([{ state: 'failed' }]);
  expect((await weak.trail(1)).map(({ kind }) => kind)).toEqual(['opened', 'failed', 'retried', 'failed']);
});
