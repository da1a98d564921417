import { casesEndpoints } from '@perigee/core/moderation/cases/endpoints';
import { isoMondayOf } from '@perigee/core/moderation/cases/weeks';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { recountCase } from '../../src/features/moderation/cases/records/case-counts.ts';
import { open, person, readCase } from '../support/moderation/cases.ts';
import { createGuild, test } from '../support/fixtures.ts';
import { DAY_MS, passTime, WEEK_MS } from '../support/pass-time.ts';

const calls = casesEndpoints;
const runningCall = casesEndpoints.running;

describe('Cases', () => {
  test('A case shows its trail, its message, its follow-up cases and the allowed actions', async ({
    api,
    world,
    guild,
  }) => {
    const message = { channelId: guild.channelId, id: '4000000000000000001', text: 'BUY <b>now</b>' };
    await open(world, guild, [{ message }, { type: 'mute', source: 'ladder', linkedCase: 1, durationMs: 1000 }]);
    const params = { guildId: guild.id, number: '1' };
    await api.call(guild.owner.token, casesEndpoints.edit, { params, body: { reason: 'Advertising' } });

    const detail = await readCase(api, guild.owner.token, guild, 1);

    expect(detail).toMatchObject({
      number: 1,
      reason: 'Advertising',
      message: { ...message, channelName: 'general' },
      evidenceCount: 0,
      followedBy: [2],
      trail: [
        { kind: 'opened', by: { id: person(9).id } },
        { kind: 'reasonChanged', by: { id: guild.owner.id, username: 'owner' }, before: 'Spam', after: 'Advertising' },
      ],
      may: { edit: true, changeDuration: false, lift: true, retry: false },
    });
  });

  test.for([
    [{ type: 'mute' }, { changeDuration: true, lift: true, retry: false }],
    [
      { type: 'mute', state: 'pending' },
      { changeDuration: false, lift: false, retry: false },
    ],
    [
      { type: 'ban', state: 'failed' },
      { changeDuration: false, lift: false, retry: true },
    ],
    [
      { type: 'ban', problem: 'Missing Access' },
      { changeDuration: true, lift: true, retry: true },
    ],
    [
      { type: 'mute', state: 'expired' },
      { changeDuration: false, lift: false, retry: false },
    ],
    [{ type: 'kick' }, { changeDuration: false, lift: false, retry: false }],
    [{ type: 'note' }, { changeDuration: false, lift: false, retry: false }],
  ] as const)('The case %o allows %o', async ([opening, may], { api, world, guild }) => {
    await open(world, guild, [opening]);

    const detail = await readCase(api, guild.owner.token, guild, 1);

    expect(detail.may).toEqual({ edit: true, ...may });
  });

  test.for(['2', '999999999'])(
    'Answers "not found" for case %s of another server',
    async (number, { api, world, guild }) => {
      await open(world, guild, [{}]);
      await open(world, createGuild(world), [{}, {}]);

      const reply = await api.call(guild.owner.token, casesEndpoints.detail, { params: { guildId: guild.id, number } });

      expect(reply).toMatchObject({ status: 404, body: { code: 'notFound' } });
    },
  );

  test('Serves case evidence only as an image', async ({ api, world, guild }) => {
    const data = Buffer.from('89504e470d0a1a0a00', 'hex');
    await open(world, guild, [{}]);
    const evidence = [{ contentType: 'image/png', data, channelId: guild.channelId } as const];
    const by = person(9);
    await world.services.punishments.addEvidence({ guildId: guild.id, number: 1, by, evidence });
    const address = `/private/guilds/${guild.id}/cases/1/evidence`;
    const headers = { authorization: `Bearer ${guild.owner.token}` };

    const picture = await fetch(`${world.apiUrl}${address}/1`, { headers });
    const missing = await api.send(`${address}/2`, { method: 'GET', headers });
    const invalid = await api.send(`${address}/4`, { method: 'GET', headers });

    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(data);
    expect([missing.status, invalid.status]).toEqual([404, 400]);
    expect(await readCase(api, guild.owner.token, guild, 1)).toMatchObject({ evidenceCount: 1 });
  });
});

describe('Active punishments', () => {
  test('Lists active punishments by their end, and recent failures separately', async ({ api, world, guild }) => {
    await open(world, guild, [{ type: 'ban', state: 'failed' }]);
    await passTime(world, guild, 40 * DAY_MS);
    await open(world, guild, [
      { type: 'mute', durationMs: 90_000_000 },
      { type: 'ban', durationMs: 80_000_000 },
      { type: 'mute', durationMs: 100_000_000, state: 'lifted' },
      { type: 'ban' },
      { type: 'kick', state: 'failed', problem: 'Unknown Member' },
      { type: 'mute', durationMs: 70_000_000, problem: 'Missing Permissions' },
      { type: 'kick', state: 'failed' },
    ]);
    const request = async (query: Record<string, string>) => {
      const reply = await api.call(guild.owner.token, runningCall, { params: { guildId: guild.id }, query });
      const { running, failed } = runningCall.schema.response[200].parse(reply.body);
      return [running.map(({ number }) => number), failed.map(({ number }) => number)];
    };

    expect(await request({})).toEqual([
      [7, 3, 2],
      [8, 7, 6],
    ]);
    expect(await request({ type: 'ban' })).toEqual([[3], [8, 7, 6]]);
  });

  test('Rejects the list of active punishments for a type that does not end', async ({ api, guild }) => {
    const reply = await api.call(guild.owner.token, calls.running, {
      params: { guildId: guild.id },
      query: { type: 'kick' },
    });

    expect(reply.status).toBe(400);
  });
});

test('Case statistics cover the last twelve weeks by type and by moderator', async ({ api, world, guild }) => {
  const other = person(7, 'other');
  const kicks = (count: number) => Array.from({ length: count }, () => ({ type: 'kick', moderator: other }) as const);
  await open(world, guild, kicks(5));
  await passTime(world, guild, WEEK_MS);
  await open(world, guild, kicks(4));
  await passTime(world, guild, 11 * WEEK_MS);
  await open(world, guild, [{}, {}, { type: 'ban', moderator: other }, { moderator: null, source: 'automod' }]);
  await open(world, guild, [{ moderator: other }]);

  const { body } = await api.call(guild.owner.token, calls.statistics, { params: { guildId: guild.id } });
  const { weeks, moderators } = calls.statistics.schema.response[200].parse(body);

  expect(weeks).toHaveLength(12);
  expect(weeks[0]?.counts).toMatchObject({ kick: 4, warn: 0 });
  expect(weeks.at(-1)).toMatchObject({ begins: isoMondayOf(new Date()), counts: { warn: 4, ban: 1, kick: 0 } });
  expect(moderators.map(({ moderator, counts }) => [moderator.id, counts.warn, counts.ban, counts.kick])).toEqual([
    [other.id, 1, 1, 4],
    [person(9).id, 2, 0, 0],
  ]);
});

test('A case counts for its moderator even if they are identified later', async ({ api, world, guild }) => {
  const { events } = world.services;
  const [unsigned] = await open(world, guild, [{ moderator: null, source: 'platform', type: 'ban' }]);
  if (unsigned !== undefined) {
    await events.transaction((tx) => recountCase(tx, unsigned, { ...unsigned, moderator: person(5) }));
  }

  const { body } = await api.call(guild.owner.token, calls.statistics, { params: { guildId: guild.id } });
  const { weeks, moderators } = calls.statistics.schema.response[200].parse(body);

  expect(weeks.at(-1)?.counts).toMatchObject({ ban: 1 });
  expect(moderators).toMatchObject([{ moderator: { id: person(5).id }, counts: { ban: 1 } }]);
});

test('The member view counts the cases of a member, and those in force', async ({ api, world, guild }) => {
  await open(world, guild, [{}, { state: 'lifted' }, { type: 'kick' }, { type: 'mute' }, { member: person(2) }]);
  const readMember = (userId: string) =>
    api.call(guild.owner.token, calls.member, { params: { guildId: guild.id, userId } });

  const known = await readMember(person(1).id);
  const unknown = await readMember(person(3).id);

  expect(known.body).toMatchObject({
    member: { id: person(1).id, username: 'person_1' },
    counts: { warn: 2, kick: 1, mute: 1, ban: 0 },
    inForce: { warn: 1, kick: 0, mute: 1, ban: 0 },
  });
  expect(unknown.body).toMatchObject({ member: { id: person(3).id, username: null }, counts: { warn: 0 } });
  expect((await readMember('x')).status).toBe(400);
});

test('Finds people in cases by the beginning of their name, or by ID', async ({ api, world, guild }) => {
  await open(world, guild, [
    { member: person(1, 'Vega'), moderator: person(5, 'Polaris') },
    { member: person(1, 'Vega'), moderator: person(6, 'vesta') },
    { member: person(2, 'vesper_%'), moderator: null },
  ]);
  const find = async (as: string, text: string) => {
    const reply = await api.call(guild.owner.token, calls.people, {
      params: { guildId: guild.id },
      query: { as, text },
    });
    return calls.people.schema.response[200].parse(reply.body).map(({ username }) => username);
  };

  expect(new Set(await find('member', 've'))).toEqual(new Set(['Vega', 'vesper_%']));
  expect(await find('member', 'vesper_%')).toEqual(['vesper_%']);
  expect(await find('member', 'v%')).toEqual([]);
  expect(await find('moderator', 'VE')).toEqual(['vesta']);
  expect(await find('moderator', person(5).id)).toEqual(['Polaris']);
});

describe('Case export', () => {
  test('Exports cases as CSV without spreadsheet formulas', async ({ api, world, guild }) => {
    await open(world, guild, [
      { reason: '=HYPERLINK("x")', member: person(1, '+evil') },
      { reason: 'a "quoted", thing', type: 'ban', durationMs: 1000 },
    ]);

    const reply = await api.call(guild.owner.token, calls.export, {
      params: { guildId: guild.id },
      query: { format: 'csv' },
    });

    const [head, second, first, end] = String(reply.body).split('\r\n');
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="cases-${guild.id}.csv"`);
    expect(head).toContain('number,type,state,member_id,member');
    expect(second).toContain(`2,"ban","done","${person(1).id}"`);
    expect(second).toContain('"a ""quoted"", thing"');
    expect(first).toContain(`"'+evil"`);
    expect(first).toContain(`"'=HYPERLINK(""x"")"`);
    expect(end).toBe('');
  });

  test('Exports the filtered cases as JSON, across many batches', async ({ api, world, guild }) => {
    await open(
      world,
      guild,
      Array.from({ length: 1_100 }, (_, index) => ({ type: index % 2 === 0 ? ('warn' as const) : ('note' as const) })),
    );
    const request = (query: Record<string, string>) =>
      api.call(guild.owner.token, calls.export, { params: { guildId: guild.id }, query });

    const warns = await request({ format: 'json', type: 'warn' });
    const none = await request({ format: 'json', type: 'ban' });
    const invalid = await request({ format: 'xml' });

    const numbers = z.parse(z.array(z.object({ number: z.int() })), warns.body).map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 550 }, (_, index) => 1_099 - 2 * index));
    expect(none.body).toEqual([]);
    expect(invalid.status).toBe(400);
  });
});
