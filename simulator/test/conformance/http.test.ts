import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { asText } from '../../src/base/json.ts';
import type { Simulator } from '../../src/main.ts';
import { firstIdAt } from '../../src/base/snowflakes.ts';
import { call, idOf, objectOf, start } from '../start.ts';
import { newPlace, retryAfterLimit, startLoose, times } from './place.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startLoose();
});
afterAll(() => simulator.close());

const idFromPast = (ms: number) => firstIdAt(Date.now() - ms, 1);
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status);

/** Stops the clock for the test: a busy machine may take longer than the limits' windows. */
const stopTheClock = () => vi.useFakeTimers({ toFake: ['Date'] });
afterEach(() => vi.useRealTimers());

describe('rate limits', () => {
  test('A bot gets a global 429 response after 50 requests in a second', async () => {
    const strict = await start();
    stopTheClock();
    const answers = await Promise.all(Array.from({ length: 60 }, () => call(strict, 'GET', '/users/@me')));
    await strict.close();

    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.headers.get('x-ratelimit-scope')).toBe('global');
    expect(refused[0]?.body).toMatchObject({ global: true });
  });

  test('A 429 response contains retry_after, bucket, remaining calls and reset time', async () => {
    const strict = await start({ botCallsPerSecond: 1_000 });
    const place = newPlace(strict);
    const answers = await times(6, () => place.call('POST', '{channel}/messages', { content: 'x' }));
    await strict.close();

    const last = answers.at(-1);
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(last?.body).toMatchObject({ global: false, retry_after: expect.any(Number) });
    expect(last?.headers.get('x-ratelimit-remaining')).toBe('0');
    expect(last?.headers.get('x-ratelimit-reset-after')).toMatch(/^\d+\.\d{3}$/);
    expect(last?.headers.get('x-ratelimit-bucket')).toMatch(/^[0-9a-f]+$/);
    expect(last?.headers.get('x-ratelimit-scope')).toBe('user');
  });

  test('A webhook accepts 5 messages in 2 seconds', async () => {
    const place = newPlace(simulator);
    const hook = objectOf(await place.call('POST', '{channel}/webhooks', { name: 'Hook' }));
    const path = `/webhooks/${asText(hook['id'])}/${asText(hook['token'])}`;
    stopTheClock();

    const answers = await times(6, () => place.call('POST', path, { content: 'x' }));

    expect(statusesOf(answers)).toEqual([204, 204, 204, 204, 204, 429]);
  });

  test('Deleting a message uses one of three rate limit buckets, depending on its age', async () => {
    const place = newPlace(simulator);
    const remove = (age: number) => {
      const id = simulator.world.say(place.owner, place.channelId, 'x');
      return place.call('DELETE', `{channel}/messages/${simulator.world.age(place.channelId, id, age)}`);
    };

    const [young, usual, old] = [await remove(0), await remove(HOUR_MS), await remove(15 * DAY_MS)];

    const limits = [young, usual, old].map(({ headers }) => headers.get('x-ratelimit-limit'));
    expect(limits).toEqual(['5', '3', '30']);
    expect(new Set([young, usual, old].map(({ headers }) => headers.get('x-ratelimit-bucket'))).size).toBe(3);
  });

  test('Deleting an unknown message uses the bucket for new messages', async () => {
    const answer = await newPlace(simulator).call('DELETE', `{channel}/messages/${idFromPast(15 * DAY_MS)}`);

    expect(answer.status).toBe(404);
    expect(answer.headers.get('x-ratelimit-limit')).toBe('5');
  });
});

describe('bulk delete', () => {
  test.for([
    ['one id', [idFromPast(0)], 50035],
    ['101 ids', Array.from({ length: 101 }, (_, index) => firstIdAt(Date.now(), index)), 50035],
    ['the same id twice', [firstIdAt(1_700_000_000_000, 1), firstIdAt(1_700_000_000_000, 1)], 50035],
    ['a message older than two weeks', [idFromPast(0), idFromPast(15 * DAY_MS)], 50034],
  ] as const)('Bulk delete rejects %s', async ([, messages, code]) => {
    const answer = await newPlace(simulator).call('POST', '{channel}/messages/bulk-delete', {
      messages: [...messages],
    });

    expect(answer).toMatchObject({ status: 400, body: { code } });
  });

  test('Bulk delete ignores unknown ids, but counts them towards its minimum', async () => {
    const place = newPlace(simulator);
    const known = simulator.world.say(place.member, place.channelId, 'Gone');

    const answer = await place.call('POST', '{channel}/messages/bulk-delete', { messages: [known, idFromPast(1_000)] });

    expect(answer.status).toBe(204);
    expect(simulator.world.messages(place.channelId)).toEqual([]);
  });
});

describe('messages', () => {
  test('Sending a message with the same enforced nonce returns the first message', async () => {
    const place = newPlace(simulator);
    const send = () => place.call('POST', '{channel}/messages', { content: 'x', nonce: 'n', enforce_nonce: true });

    const [first, second] = [await send(), await send()];

    expect(idOf(second)).toBe(idOf(first));
  });

  test('Edits of messages older than an hour are limited with code 30046', async () => {
    const place = newPlace(simulator);
    simulator.world.limitUnstated({ oldEdits: 1 });
    const message = await place.call('POST', '{channel}/messages', { content: 'x' });
    const id = simulator.world.age(place.channelId, idOf(message), 2 * HOUR_MS);
    const edit = () => place.call('PATCH', `{channel}/messages/${id}`, { content: 'y' });

    const [first, second] = [await edit(), await edit()];
    simulator.world.limitUnstated({});

    expect(first.status).toBe(200);
    expect(second).toMatchObject({ status: 429, body: { code: 30046, retry_after: expect.any(Number) } });
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(3_000);
  });

  test('Slow mode is limited to 21,600 seconds', async () => {
    const place = newPlace(simulator);
    const set = (seconds: number) => place.call('PATCH', '{channel}', { rate_limit_per_user: seconds });

    const answers = [await set(21_600), await set(21_601)];

    expect(statusesOf(answers)).toEqual([200, 400]);
  });
});

describe('people', () => {
  test('A ban can delete messages of the last 604,800 seconds at most', async () => {
    const place = newPlace(simulator);
    const ban = (seconds: number) =>
      place.call('PUT', `{guild}/bans/${place.member}`, { delete_message_seconds: seconds });

    const answers = [await ban(604_801), await ban(604_800)];

    expect(statusesOf(answers)).toEqual([400, 204]);
  });

  test('Bulk ban requires both permissions, accepts up to 200 users and lists failures', async () => {
    const half = newPlace(simulator, ['ViewChannel', 'BanMembers']);
    const place = newPlace(simulator);
    const tooMany = Array.from({ length: 201 }, (_, index) => String(index + 1));
    const bulk = (where: typeof place, ids: string[]) => where.call('POST', '{guild}/bulk-ban', { user_ids: ids });

    const [refused, over, done, none] = [
      await bulk(half, [half.member]),
      await bulk(place, tooMany),
      await bulk(place, [place.member, '1', place.owner]),
      await bulk(place, ['1']),
    ];

    expect([refused.status, over.status]).toEqual([403, 400]);
    expect(done.body).toEqual({ banned_users: [place.member], failed_users: ['1', place.owner] });
    expect(none).toMatchObject({ status: 400, body: { code: 500000 } });
  });

  test('Rejects bans of non-members with code 30035 after the daily limit', async () => {
    const place = newPlace(simulator);
    const [first, second] = [1, 2].map((n) => simulator.world.createPerson({ username: `stranger${n}` }));
    simulator.world.limitUnstated({ nonMemberBans: 1 });

    const answers = [
      await place.call('PUT', `{guild}/bans/${first}`),
      await place.call('PUT', `{guild}/bans/${second}`),
    ];
    simulator.world.limitUnstated({});

    expect(answers).toMatchObject([{ status: 204 }, { body: { code: 30035 } }]);
  });

  test('A timeout lasts at most 28 days and cannot target the owner or administrators', async () => {
    const place = newPlace(simulator);
    const admin = simulator.world.createRole(place.id, { permissions: ['Administrator'] });
    const until = (ms: number) => ({ communication_disabled_until: new Date(Date.now() + ms).toISOString() });
    const timeOut = (id: string, ms: number) => place.call('PATCH', `{guild}/members/${id}`, until(ms));

    const answers = [
      await timeOut(place.member, 28 * DAY_MS - 5_000),
      await timeOut(place.member, 28 * DAY_MS + 60_000),
      await timeOut(place.owner, HOUR_MS),
    ];
    simulator.world.grantRole(place.id, place.member, admin);
    const ofAdmin = await timeOut(place.member, HOUR_MS);

    expect(statusesOf([...answers, ofAdmin])).toEqual([200, 400, 403, 403]);
  });

  test('Incident actions disable invites, for at most 24 hours', async () => {
    const place = newPlace(simulator);
    const code = simulator.world.createInvite(place.owner, place.channelId);
    const stranger = simulator.world.createPerson({ username: 'late' });
    const pause = (ms: number) =>
      place.call('PUT', '{guild}/incident-actions', {
        invites_disabled_until: new Date(Date.now() + ms).toISOString(),
      });

    const answers = [await pause(25 * HOUR_MS), await pause(23 * HOUR_MS)];

    expect(statusesOf(answers)).toEqual([400, 200]);
    expect(() => simulator.world.joinByInvite(stranger, code)).toThrow('Unknown Invite');
  });

  test('Direct messages fail with a code for a closed inbox, no mutual guild or channels opened too fast', async () => {
    const place = newPlace(simulator);
    const shy = simulator.world.createPerson({ username: 'shy', acceptsDirectMessages: false });
    simulator.world.addMember(place.id, shy);
    const stranger = simulator.world.createPerson({ username: 'stranger' });
    const write = async (id: string) => {
      const opened = await place.call('POST', '/users/@me/channels', { recipient_id: id });
      return place.call('POST', `/channels/${idOf(opened)}/messages`, { content: 'x' });
    };

    const answers = [await write(shy), await write(stranger)];
    simulator.world.limitUnstated({ directChannels: 0 });
    const tooFast = await place.call('POST', '/users/@me/channels', { recipient_id: place.member });
    simulator.world.limitUnstated({});

    expect([...answers, tooFast].map((answer) => objectOf(answer)['code'])).toEqual([50007, 50278, 40003]);
  });
});

describe('counts', () => {
  test.for([
    ['the 251st role with code 30005', 249, '{guild}/roles', { name: 'Role' }, 30005],
    ['the 501st channel with code 30013', 499, '{guild}/channels', { name: 'one' }, 30013],
    ['the 16th webhook in a channel with code 30007', 15, '{channel}/webhooks', { name: 'Hook' }, 30007],
    ['the 1,001st invite with code 30016', 1_000, '{channel}/invites', { unique: true }, 30016],
  ] as const)('Rejects %s', { timeout: 60_000 }, async ([, count, path, body, code]) => {
    const place = newPlace(simulator, undefined);
    // The bot's own role, @everyone and the first channel exist already.
    const left = path.endsWith('/roles') ? count - 1 : count;
    const make = () => retryAfterLimit(() => place.call('POST', path, { ...body }));
    const answers = await times(left, make);

    const last = await make();

    expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
    expect(last).toMatchObject({ status: 400, body: { code } });
  });

  test('Rejects the 21st distinct reaction to a message with code 30010', async () => {
    const place = newPlace(simulator);
    const id = simulator.world.say(place.owner, place.channelId, 'x');
    const react = (index: number) => {
      const emoji = encodeURIComponent(String.fromCodePoint(0x1f600 + index));
      return retryAfterLimit(() => place.call('PUT', `{channel}/messages/${id}/reactions/${emoji}/@me`));
    };
    await times(20, react);

    const last = await react(20);

    expect(last).toMatchObject({ status: 400, body: { code: 30010 } });
  });

  test('Rejects the 251st pin in a channel with code 30003', async () => {
    const place = newPlace(simulator);
    const pin = () => {
      const id = simulator.world.say(place.owner, place.channelId, 'x');
      return retryAfterLimit(() => place.call('PUT', `{channel}/messages/pins/${id}`));
    };
    await times(250, pin);

    const last = await pin();

    expect(last).toMatchObject({ status: 400, body: { code: 30003 } });
  });
});
