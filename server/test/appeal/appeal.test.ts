import { appealEndpoints } from '@perigee/core/moderation/appeal/endpoints';
import { describe, expect } from 'vitest';
import {
  ANSWERS,
  submitAppeal,
  createBannedPerson,
  createReviewer,
  decide,
  detailOf,
  directMessages,
  readStatus,
  submit,
  supportOf,
  test,
} from '../support/moderation/appeals.ts';
import { createPerson, test as plain } from '../support/fixtures.ts';
import { refusal } from '../support/bot/refusals.ts';

const LIFTED_WITHIN = { timeout: 60_000 };

describe('Banned people', () => {
  test('A banned person gets four questions in both languages', async ({ api, banned }) => {
    const { status, body } = await readStatus(api, banned);

    expect(status).toBe(200);
    const four = [expect.any(String), expect.any(String), expect.any(String), expect.any(String)];
    expect(body).toEqual({ questions: { en: four, ru: four } });
  });

  test('A banned person can submit only one appeal', async ({ api, banned }) => {
    const replies = [await submit(api, banned), await submit(api, banned), await readStatus(api, banned)];

    expect(replies.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 200, body: { message: 'Appeal was successfully submitted', code: 'appealSubmitted' } },
      { status: 409, body: { message: 'Appeal has already been submitted', code: 'appealAlreadySubmitted' } },
      { status: 200, body: { message: 'Appeal has already been submitted', code: 'appealAlreadySubmitted' } },
    ]);
  });

  test('Accepts only one of several simultaneous appeals by a banned person', async ({ api, banned, reviewer }) => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => submit(api, banned)));
    const { body } = await api.call(reviewer.token, appealEndpoints.list);

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(5);
    const { appeals } = appealEndpoints.list.schema.response[200].parse(body);
    expect(appeals.filter(({ user }) => user.id === banned.id)).toHaveLength(1);
  });

  test('Stores the questions, the answers and the details of the ban with an appeal', async ({
    api,
    world,
    reviewer,
  }) => {
    const moderator = createReviewer(world);
    const person = createBannedPerson(world, { byId: moderator.id, reason: 'Spam' });
    const id = await submitAppeal(world, api, person);

    const detail = await detailOf(api, reviewer, id);

    expect(detail).toMatchObject({
      user: { id: person.id, username: 'banned_one', global_name: 'Banned One' },
      state: 'submitted',
      answers: ANSWERS,
      questions: { en: { length: 4 }, ru: { length: 4 } },
      ban: { reason: 'Spam', by: { id: moderator.id, username: 'reviewer' }, at: expect.stringMatching(/^20/) },
      events: [{ kind: 'submitted', by: { id: person.id } }],
      refusal: null,
    });
  });

  test('A banned person sees that their appeal was declined, and cannot submit another', async ({
    api,
    world,
    banned,
    reviewer,
  }) => {
    await decide(api, reviewer, await submitAppeal(world, api, banned), { verdict: 'decline', reason: 'Not sorry' });

    const replies = [await readStatus(api, banned), await submit(api, banned)];

    const body = { message: 'Appeal has been declined', code: 'appealDeclined' };
    expect(replies.map(({ status }) => status)).toEqual([200, 409]);
    expect(replies.map((reply) => reply.body)).toEqual([body, body]);
  });

  test('A new ban allows a new appeal, even if the end of the first ban went unnoticed', async ({
    api,
    world,
    banned,
    reviewer,
  }) => {
    const { guildId } = supportOf(world);
    await decide(api, reviewer, await submitAppeal(world, api, banned), { verdict: 'decline', reason: 'No' });

    world.simulator.world.ban(guildId, banned.id, { byId: reviewer.id, reason: 'Again' });
    const status = await readStatus(api, banned);
    const again = await submit(api, banned);
    world.simulator.world.unban(guildId, banned.id);
    const free = await readStatus(api, banned);
    world.simulator.world.ban(guildId, banned.id);
    const third = await submit(api, banned);

    expect(status.body).toHaveProperty('questions');
    expect([again.status, third.status]).toEqual([200, 200]);
    expect(free.body).toEqual({ message: 'You are not banned', code: 'notBanned' });
  });

  test('The site shows that the ban was lifted when direct messages are closed', async ({ api, world, reviewer }) => {
    const person = createBannedPerson(world, { acceptsDirectMessages: false });
    const id = await submitAppeal(world, api, person);
    await decide(api, reviewer, id, { verdict: 'approve' });

    await expect.poll(async () => (await detailOf(api, reviewer, id)).announcement, LIFTED_WITHIN).toBe('refused');
    const { body } = await readStatus(api, person);

    expect(body).toEqual({ message: 'You are not banned', code: 'banLifted' });
    expect(directMessages(world, person)).toEqual([]);
  });
});

describe('Invalid appeals', () => {
  test.for([
    { what: 'three answers', answers: ANSWERS.slice(1), says: '400 answers answersCount' },
    { what: 'five answers', answers: [...ANSWERS, 'x'], says: '400 answers answersCount' },
    { what: 'an empty answer', answers: ['', 'b', 'c', 'd'], says: '400 answers.0 answerLength' },
    { what: '501 characters', answers: ['a', 'x'.repeat(501), 'c', 'd'], says: '400 answers.1 answerLength' },
    { what: 'only blank answers', answers: [' ', ' ', ' ', ' '], says: '400 answers answersBlank' },
    { what: 'a number', answers: ['a', 'b', 'c', 4], says: '400 answers.3 invalidType' },
    { what: 'a null character', answers: ['a\0', 'b', 'c', 'd'], says: '400' },
  ])('Rejects an appeal with $what', async ({ answers, says }, { api, banned }) => {
    const reply = await submit(api, banned, answers);

    expect(refusal(reply)).toContain(says);
    expect((await readStatus(api, banned)).body).toHaveProperty('questions');
  });

  test('Rejects an appeal with an unknown field', async ({ api, banned }) => {
    const body = { answers: ANSWERS, userId: '1' };

    const reply = await api.call(banned.token, appealEndpoints.submit, { body });

    expect(refusal(reply)).toBe('400 userId unknownField');
  });

  test('Accepts answers of 1 and of 500 characters', async ({ api, banned }) => {
    const { status } = await submit(api, banned, ['x', 'y'.repeat(500), '🚀'.repeat(250), ' ']);

    expect(status).toBe(200);
  });

  test('Rejects an appeal by a person who is not banned', async ({ api, world }) => {
    const person = createPerson(world, 'free');

    const replies = [await readStatus(api, person), await submit(api, person)];

    const body = { message: 'You are not banned', code: 'notBanned' };
    expect(replies.map(({ status }) => status)).toEqual([200, 409]);
    expect(replies.map((reply) => reply.body)).toEqual([body, body]);
  });

  test('Rejects an appeal by a visitor who is not signed in', async ({ api }) => {
    const replies = [
      await api.call(null, appealEndpoints.status),
      await api.call(null, appealEndpoints.submit, { body: { answers: ANSWERS } }),
    ];

    expect(replies.map(({ status }) => status)).toEqual([401, 401]);
  });

  test('Throttles a person who submits too many appeals in a minute', async ({ api, banned }) => {
    const tries = await Promise.all(Array.from({ length: 11 }, () => submit(api, banned, ['too', 'few'])));
    const more = await submit(api, banned);

    expect(tries.filter(({ status }) => status === 400)).toHaveLength(11);
    expect(more.status).toBe(200);
    const flood = await Promise.all(Array.from({ length: 10 }, () => submit(api, banned)));
    const refused = flood.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('Appeals during Discord outages', () => {
  test.afterEach(({ world }) => world.simulator.world.setAway(false));

  test('Refuses an appeal during a Discord outage, and accepts it afterwards', async ({ api, world, banned }) => {
    await readStatus(api, banned);
    world.simulator.world.setAway(true);
    const away = await submit(api, banned);
    world.simulator.world.setAway(false);
    const back = await submit(api, banned);

    expect(away).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(back.status).toBe(200);
  });

  test('Accepts an appeal while the audit log fails, and checks who banned before the verdict', async ({
    api,
    world,
    reviewer,
  }) => {
    const moderator = createReviewer(world);
    const person = createBannedPerson(world, { byId: moderator.id });
    // Many failures are needed: other tests of this world read the audit log as well.
    world.simulator.world.fail({ path: `/guilds/${supportOf(world).guildId}/audit-logs`, status: 500, times: 100 });
    const id = await submitAppeal(world, api, person);
    const before = await detailOf(api, reviewer, id);
    world.simulator.world.recover();

    const own = await decide(api, moderator, id, { verdict: 'approve' });

    expect(before.ban).toMatchObject({ by: null, at: null });
    expect(own.status).toBe(403);
    expect((await detailOf(api, reviewer, id)).ban.by).toEqual({ id: moderator.id, username: 'reviewer' });
  });
});

plain('Refuses appeals when no support server is configured', async ({ api, stranger }) => {
  const replies = [
    await api.call(stranger.token, appealEndpoints.status),
    await api.call(stranger.token, appealEndpoints.submit, { body: { answers: ANSWERS } }),
    await api.call(stranger.token, appealEndpoints.list),
  ];

  for (const { status, body } of replies) {
    expect(status).toBe(404);
    expect(body).toEqual({ code: 'appealsClosed', message: 'This installation does not accept appeals' });
  }
  const { body } = await api.call(stranger.token, appealEndpoints.reviewer);
  expect(body).toEqual({ isReviewer: false, waiting: 0 });
});
