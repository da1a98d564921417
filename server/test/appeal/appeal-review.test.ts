import { appealEndpoints } from '@perigee/core/moderation/appeal/endpoints';
import { describe, expect, vi } from 'vitest';
import {
  submitAppeal,
  insertAppeal,
  createBannedPerson,
  createReviewer,
  decide,
  detailOf,
  directMessages,
  reviewMessage,
  supportOf,
  test,
} from '../support/moderation/appeals.ts';
import { createPerson, type PersonFixture } from '../support/fixtures.ts';
import type { ApiClient } from '../support/api-client.ts';
import { nextMillisecond } from '../support/next-millisecond.ts';

const SETTLED_WITHIN = { timeout: 60_000 };

const hold = (api: ApiClient, { token }: PersonFixture, appealId: string, held: boolean) =>
  api.call(token, appealEndpoints.hold, { params: { appealId }, body: { held } });

describe.concurrent('Approved appeals', () => {
  test('Approving an appeal lifts the ban, notifies the person once, and shows reviewers both', async ({
    api,
    world,
    banned,
    reviewer,
  }) => {
    const id = await submitAppeal(world, api, banned);

    const reply = await decide(api, reviewer, id, { verdict: 'approve' });
    const message = await reviewMessage(world, id, (text) => text.includes('Direct message sent'));

    expect(reply.status).toBe(200);
    expect(world.simulator.world.isBanned(supportOf(world).guildId, banned.id)).toBe(false);
    expect(directMessages(world, banned)).toEqual([
      'Your appeal has been approved, and your ban on our support server is lifted. You can come back: https://discord.com',
    ]);
    expect(JSON.stringify(message.embeds)).toContain(`Approved by <@${reviewer.id}>`);
    expect(await detailOf(api, reviewer, id)).toMatchObject({
      state: 'approved',
      isBanOver: true,
      lift: 'done',
      announcement: 'done',
      events: [
        { kind: 'submitted' },
        { kind: 'approved', by: { id: reviewer.id } },
        { kind: 'lifted' },
        { kind: 'announced' },
      ],
      refusal: 'decided',
    });
  });

  test('Shows reviewers why a ban could not be lifted, and lifts it on retry', async ({
    api,
    world,
    banned,
    reviewer,
  }) => {
    const { guildId } = supportOf(world);
    const path = `/guilds/${guildId}/bans/${banned.id}`;
    const body = { message: 'Missing Permissions', code: 50013 };
    world.simulator.world.fail({ method: 'DELETE', path, status: 403, times: 100, body });
    const id = await submitAppeal(world, api, banned);
    await decide(api, reviewer, id, { verdict: 'approve' });

    const failing = await reviewMessage(world, id, (text) => text.includes('Couldn’t lift the ban'));
    const shown = await detailOf(api, reviewer, id);
    const answered = await api.call(banned.token, appealEndpoints.status);
    world.simulator.world.recover();
    await api.call(reviewer.token, appealEndpoints.retry, { params: { appealId: id } });
    await vi.waitFor(async () => expect((await detailOf(api, reviewer, id)).lift).toBe('done'), SETTLED_WITHIN);

    expect(JSON.stringify(failing.embeds)).toContain('Missing Permissions (50013). I keep trying');
    expect(shown).toMatchObject({ lift: 'failing', liftProblem: 'Missing Permissions (50013)' });
    expect(answered.body).toEqual({ message: 'Appeal has already been submitted', code: 'appealApproved' });
    expect(world.simulator.world.isBanned(guildId, banned.id)).toBe(false);
  });
});

test.concurrent('Accepts only one of several simultaneous verdicts on an appeal', async ({
  api,
  world,
  banned,
  reviewer,
}) => {
  const other = createReviewer(world);
  const id = await submitAppeal(world, api, banned);

  const replies = await Promise.all([
    decide(api, reviewer, id, { verdict: 'approve' }),
    decide(api, other, id, { verdict: 'decline', reason: 'No' }),
    decide(api, reviewer, id, { verdict: 'approve' }),
    decide(api, other, id, { verdict: 'decline', reason: 'No' }),
  ]);
  const { events } = await detailOf(api, reviewer, id);

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(3);
  expect(events.filter(({ kind }) => kind === 'approved' || kind === 'declined')).toHaveLength(1);
  const late = replies.find(({ status }) => status === 409);
  expect(late?.body).toMatchObject({
    code: 'conflict',
    issues: [{ code: 'review_decided', params: { by: 'reviewer' } }],
  });
});

describe.concurrent('Declined appeals', () => {
  test('Declining an appeal keeps the ban, stores the reason, and sends no message', async ({
    api,
    world,
    banned,
    reviewer,
  }) => {
    const id = await submitAppeal(world, api, banned);

    const reply = await decide(api, reviewer, id, { verdict: 'decline', reason: ' Not sorry ' });
    const message = await reviewMessage(world, id, (text) => text.includes('Declined by'));

    expect(reply.status).toBe(200);
    expect(JSON.stringify(message.embeds)).toContain('Not sorry');
    expect(await detailOf(api, reviewer, id)).toMatchObject({
      state: 'declined',
      events: [{}, { kind: 'declined', reason: 'Not sorry' }],
    });
    expect(world.simulator.world.isBanned(supportOf(world).guildId, banned.id)).toBe(true);
    expect(directMessages(world, banned)).toEqual([]);
  });

  test.for([
    { body: { verdict: 'decline' }, says: 'reasonRequired' },
    { body: { verdict: 'decline', reason: 'x'.repeat(513) }, says: 'reasonTooLong' },
    { body: { verdict: 'maybe' }, says: 'notAllowed' },
    { body: { verdict: 'approve', by: '1' }, says: 'unknownField' },
  ])('Rejects an invalid verdict: $says', async ({ body, says }, { api, world, banned, reviewer }) => {
    const id = await submitAppeal(world, api, banned);

    const reply = await decide(api, reviewer, id, body);

    expect(reply).toMatchObject({ status: 400, body: { issues: [{ code: says }] } });
    expect(await detailOf(api, reviewer, id)).toMatchObject({ state: 'submitted' });
  });
});

test.concurrent('The moderator who issued a ban can hold its appeal, but not decide it', async ({
  api,
  world,
  reviewer,
}) => {
  const moderator = createReviewer(world);
  const person = createBannedPerson(world, { byId: moderator.id });
  const id = await submitAppeal(world, api, person);

  const replies = [
    await decide(api, moderator, id, { verdict: 'approve' }),
    await decide(api, moderator, id, { verdict: 'decline', reason: 'Mine' }),
    await hold(api, moderator, id, true),
    await decide(api, reviewer, id, { verdict: 'decline', reason: 'Both of us think so' }),
  ];

  expect(replies.map(({ status }) => status)).toEqual([403, 403, 200, 200]);
  expect(replies[0]?.body).toMatchObject({ code: 'forbidden', issues: [{ code: 'review_ownBan' }] });
});

describe.concurrent('Held appeals', () => {
  test('A held appeal names its reviewer until it is released, and ignores repeated holds', async ({
    api,
    world,
    banned,
    reviewer,
  }) => {
    const other = createReviewer(world);
    const id = await submitAppeal(world, api, banned);

    const replies = [
      await hold(api, reviewer, id, true),
      await hold(api, reviewer, id, true),
      await hold(api, other, id, true),
    ];
    await reviewMessage(world, id, (text) => text.includes(`<@${reviewer.id}> is reviewing it`));
    const { heldBy } = await detailOf(api, other, id);
    await hold(api, other, id, false);
    const { events, heldBy: nobody } = await detailOf(api, other, id);

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 409]);
    expect(replies[2]?.body).toMatchObject({ issues: [{ code: 'review_heldByOther', params: { by: 'reviewer' } }] });
    expect(heldBy).toEqual({ id: reviewer.id, username: 'reviewer' });
    expect(nobody).toBeNull();
    expect(events.map(({ kind }) => kind)).toEqual(['submitted', 'held', 'released']);
  });

  test('A verdict ends the hold on an appeal', async ({ api, world, banned, reviewer }) => {
    const id = await submitAppeal(world, api, banned);
    await hold(api, reviewer, id, true);
    await decide(api, reviewer, id, { verdict: 'decline', reason: 'No' });

    const late = await hold(api, reviewer, id, true);

    expect(late).toMatchObject({ status: 409, body: { issues: [{ code: 'review_decided' }] } });
    expect((await detailOf(api, reviewer, id)).heldBy).toBeNull();
  });
});

test.concurrent('Lifting a ban by hand closes its appeal', async ({ api, world, banned, reviewer }) => {
  const id = await submitAppeal(world, api, banned);
  await reviewMessage(world, id);

  world.simulator.world.unban(supportOf(world).guildId, banned.id);
  const message = await reviewMessage(world, id, (text) => text.includes('The ban ended before anyone decided'));
  const late = await decide(api, reviewer, id, { verdict: 'approve' });

  expect(JSON.stringify(message.components)).not.toContain(':approve');
  expect(late).toMatchObject({ status: 409, body: { issues: [{ code: 'review_banOver' }] } });
  expect(directMessages(world, banned)).toEqual([]);
});

describe('Appeal review', () => {
  const ID = '00000000-0000-4000-8000-000000000000';
  const CALLS = [
    { endpoint: appealEndpoints.list, input: {} },
    { endpoint: appealEndpoints.detail, input: { params: { appealId: ID } } },
    { endpoint: appealEndpoints.verdict, input: { params: { appealId: ID }, body: { verdict: 'approve' } } },
    { endpoint: appealEndpoints.hold, input: { params: { appealId: ID }, body: { held: true } } },
    { endpoint: appealEndpoints.retry, input: { params: { appealId: ID } } },
  ];

  test.for(CALLS)(
    'Only members who can ban can call $endpoint.method $endpoint.url',
    async (call, { api, world, reviewer }) => {
      const { endpoint, input } = call;
      const member = createPerson(world, 'member');
      world.simulator.world.addMember(supportOf(world).guildId, member.id);
      const stranger = createPerson(world, 'stranger');

      const replies = [
        await api.call(null, endpoint, input),
        await api.call(stranger.token, endpoint, input),
        await api.call(member.token, endpoint, input),
        await api.call(reviewer.token, endpoint, input),
      ];

      const known = endpoint === appealEndpoints.list ? 200 : 404;
      expect(replies.map(({ status }) => status)).toEqual([401, 403, 403, known]);
    },
  );

  test('Shows the number of waiting appeals to reviewers only', async ({ api, world, banned, reviewer }) => {
    const before = await api.call(reviewer.token, appealEndpoints.reviewer);
    await submitAppeal(world, api, banned);

    const after = await api.call(reviewer.token, appealEndpoints.reviewer);
    const other = await api.call(banned.token, appealEndpoints.reviewer);

    const { reviewer: described } = appealEndpoints;
    const waiting = described.schema.response[200].parse(before.body).waiting;
    expect(after.body).toEqual({ isReviewer: true, waiting: waiting + 1 });
    expect(other.body).toEqual({ isReviewer: false, waiting: 0 });
  });

  test('Lists appeals newest first, by state and page by page', async ({ api, world, reviewer }) => {
    const ids: string[] = [];
    for (let count = 0; count < 22; count += 1) {
      ids.unshift(await insertAppeal(world, createBannedPerson(world)));
      await nextMillisecond();
    }
    await decide(api, reviewer, ids[0] ?? '', { verdict: 'decline', reason: 'No' });

    const read = async (query: Record<string, string>) => {
      const { body } = await api.call(reviewer.token, appealEndpoints.list, { query });
      return appealEndpoints.list.schema.response[200].parse(body);
    };
    const first = await read({});
    const second = await read({ before: first.next ?? '' });
    const declined = await read({ state: 'declined' });

    expect([...first.appeals, ...second.appeals].slice(0, 22).map(({ id }) => id)).toEqual(ids);
    expect(first.appeals).toHaveLength(20);
    expect(declined.appeals[0]?.id).toBe(ids[0]);
    expect(declined.appeals.every(({ state }) => state === 'declined')).toBe(true);
    const wrong = await api.call(reviewer.token, appealEndpoints.list, { query: { before: 'x' } });
    expect(wrong.status).toBe(400);
  });
});
