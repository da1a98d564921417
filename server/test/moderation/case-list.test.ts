import { CASE_PAGE, CASE_SEARCH_MAX } from '@perigee/core/moderation/cases/limits';
import { casesEndpoints } from '@perigee/core/moderation/cases/endpoints';
import { describe, expect } from 'vitest';
import { backdateCase, listCases, open, pageOf, person } from '../support/moderation/cases.ts';
import { createGuild, test } from '../support/fixtures.ts';

describe('Case list', () => {
  test('The case list shows the newest cases first, with every field of a row', async ({ api, world, guild }) => {
    await open(world, guild, [
      {},
      {
        type: 'mute',
        state: 'failed',
        member: person(2, 'Вега'),
        moderator: null,
        source: 'automod',
        rule: 'flood',
        reason: 'Флуд',
        durationMs: 60_000,
        problem: 'Missing Permissions (50013)',
        delivery: 'closed',
        linkedCase: 1,
      },
    ]);

    const reply = await listCases(api, guild.owner.token, guild);

    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      cases: [
        {
          number: 2,
          type: 'mute',
          state: 'failed',
          member: { id: person(2).id, username: 'Вега', global_name: null, avatar: null },
          moderator: null,
          source: 'automod',
          rule: 'flood',
          durationMs: 60_000,
          endedAt: null,
          problem: 'Missing Permissions (50013)',
          delivery: 'closed',
          linkedCase: 1,
        },
        {
          number: 1,
          type: 'warn',
          state: 'done',
          moderator: { username: 'moderator' },
          durationMs: null,
          endsAt: null,
        },
      ],
      next: null,
    });
  });

  test('The case list does not contain cases of other servers', async ({ api, world, guild }) => {
    await open(world, createGuild(world), [{}, {}]);

    const reply = await listCases(api, guild.owner.token, guild);

    expect(reply.body).toEqual({ cases: [], next: null });
  });

  test('Pages of the case list stay stable while new cases are added', async ({ api, world, guild }) => {
    await open(
      world,
      guild,
      Array.from({ length: CASE_PAGE + 1 }, () => ({})),
    );

    const first = pageOf(await listCases(api, guild.owner.token, guild));
    await open(world, guild, [{}, {}]);
    const second = pageOf(await listCases(api, guild.owner.token, guild, { before: first.next ?? '' }));

    expect(first.numbers).toEqual(Array.from({ length: CASE_PAGE }, (_, index) => CASE_PAGE + 1 - index));
    expect(second).toMatchObject({ numbers: [1], next: null });
  });

  test('A full last page of the case list has no next page', async ({ api, world, guild }) => {
    await open(
      world,
      guild,
      Array.from({ length: CASE_PAGE }, () => ({})),
    );

    const page = pageOf(await listCases(api, guild.owner.token, guild));

    expect([page.numbers.length, page.next]).toEqual([CASE_PAGE, null]);
  });

  test('The case list shows the current names of people', async ({ api, world, guild }) => {
    const [opened] = await open(world, guild, [{ member: { id: guild.member.id, name: 'once' } }]);
    await world.services.memberNames.remember(guild.id, [
      { userId: guild.member.id, username: 'now', globalName: 'Now', avatar: null },
    ]);

    const { cases } = pageOf(await listCases(api, guild.owner.token, guild));

    expect(cases[0]?.member).toEqual({ id: guild.member.id, username: 'now', global_name: 'Now', avatar: null });
    expect(opened?.member.name).toBe('once');
  });
});

describe('Case filters', () => {
  const other = person(7, 'other');
  test.for([
    [{ member: person(2).id }, [7, 2]],
    [{ moderator: other.id }, [7, 5, 3]],
    [{ type: 'ban' }, [5, 4]],
    [{ state: 'lifted' }, [5, 4]],
    [{ source: 'automod' }, [6]],
    [{ type: 'ban', moderator: other.id }, [5]],
    [{ type: 'mute', state: 'lifted' }, []],
    [{ member: person(2).id, type: 'note' }, [7]],
    [{ text: 'spam' }, [7, 3, 2, 1]],
    [{ text: 'SPAM lin' }, [7, 2]],
    [{ text: 'lin, spam!' }, [7, 2]],
    [{ text: 'еще' }, [4]],
    [{ text: 'реклам' }, [5, 4]],
    [{ text: '100%' }, [6]],
    [{ text: '_' }, []],
    [{ text: 'pam' }, []],
    [{ text: 'spam', member: person(2).id }, [7, 2]],
    [{ text: 'spam', type: 'note' }, [7]],
    [{ text: 'spam', moderator: other.id }, [7, 3]],
    [{ text: 'spam', moderator: other.id, state: 'lifted' }, []],
    [{ text: "'); drop table cases; --" }, []],
  ] as const)('Filters cases by %o', async ([query, numbers], { api, world, guild }) => {
    await open(world, guild, [
      { reason: 'Spam' },
      { member: person(2), reason: 'Spam, links' },
      { moderator: other, reason: 'spamming' },
      { type: 'ban', state: 'lifted', reason: 'Ещё раз: «Реклама»' },
      { type: 'ban', state: 'lifted', moderator: other, reason: 'реклама' },
      { source: 'automod', moderator: null, reason: '100% caps' },
      { type: 'note', member: person(2), moderator: other, reason: 'No spam but LINKS' },
    ]);

    const page = pageOf(await listCases(api, guild.owner.token, guild, query));

    expect(page).toMatchObject({ numbers, next: null });
  });

  test('Finds a case by the words of its changed reason', async ({ api, world, guild }) => {
    await open(world, guild, [{ reason: 'Spam' }]);
    const params = { guildId: guild.id, number: '1' };
    await api.call(guild.owner.token, casesEndpoints.edit, { params, body: { reason: 'Flood' } });

    const found = await Promise.all(
      ['spam', 'flood'].map(async (text) => pageOf(await listCases(api, guild.owner.token, guild, { text })).numbers),
    );

    expect(found).toEqual([[], [1]]);
  });

  test('Filters cases by days, including both ends', async ({ api, world, guild }) => {
    await open(world, guild, [{}, {}, {}, {}]);
    const days = [
      '2026-01-01T23:59:59.999Z',
      '2026-01-02T00:00:00Z',
      '2026-01-03T23:59:59.999Z',
      '2026-01-04T00:00:00Z',
    ];
    for (const [index, day] of days.entries()) {
      await backdateCase(world, guild, index + 1, new Date(day));
    }

    const numbers = async (query: Record<string, string>) =>
      pageOf(await listCases(api, guild.owner.token, guild, query)).numbers;

    expect(await numbers({ from: '2026-01-02', to: '2026-01-03' })).toEqual([3, 2]);
    expect(await numbers({ from: '2026-01-04' })).toEqual([4]);
    expect(await numbers({ to: '2026-01-01' })).toEqual([1]);
    expect(await numbers({ from: '2026-01-05' })).toEqual([]);
    expect(await numbers({ from: '2026-01-03', to: '2026-01-02' })).toEqual([]);
    expect(await numbers({ from: '2026-01-02', to: '2026-01-03', text: 'spam', type: 'warn' })).toEqual([3, 2]);
  });

  test('Pages through filtered cases without duplicates or gaps', async ({ api, world, guild }) => {
    const openings = Array.from({ length: 2 * CASE_PAGE + 30 }, (_, index) => ({
      reason: index % 3 === 0 ? 'Flood' : 'Spam again',
      moderator: person(index % 2),
    }));
    await open(world, guild, openings);
    const walk = async (query: Record<string, string>) => {
      const numbers: number[] = [];
      for (let before: string | null = String(openings.length + 1); before !== null; ) {
        const page = pageOf(await listCases(api, guild.owner.token, guild, { ...query, before }));
        numbers.push(...page.numbers);
        before = page.next;
      }
      return numbers;
    };
    const expected = (fits: (number: number) => boolean) =>
      Array.from({ length: openings.length }, (_, index) => openings.length - index).filter(fits);

    expect(await walk({})).toEqual(expected(() => true));
    expect(await walk({ moderator: person(1).id })).toEqual(expected((number) => number % 2 === 0));
    expect(await walk({ text: 'spam aga' })).toEqual(expected((number) => number % 3 !== 1));
    expect(await walk({ text: 'spam', type: 'warn' })).toEqual(expected((number) => number % 3 !== 1));
  });

  test.for([
    { member: 'x' },
    { moderator: 'me' },
    { type: 'unknown' },
    { state: 'open' },
    { source: 'bot' },
    { from: '2026-13-01' },
    { from: '2026-02-30' },
    { to: 'today' },
    { text: ' ' },
    { text: 'x'.repeat(CASE_SEARCH_MAX + 1) },
    { before: '0' },
    { before: '1e3' },
    { before: '1000000000' },
    { page: '2' },
  ])('Rejects the case filter %o', async (query, { api, guild }) => {
    const reply = await listCases(api, guild.owner.token, guild, query);

    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });

  test('Accepts a case search of the maximum length', async ({ api, guild }) => {
    const reply = await listCases(api, guild.owner.token, guild, { text: 'x'.repeat(CASE_SEARCH_MAX) });

    expect(reply.status).toBe(200);
  });
});
