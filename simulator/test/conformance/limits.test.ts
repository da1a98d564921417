import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../src/base/json.ts';
import type { Simulator } from '../../src/main.ts';
import { call, idOf, objectOf, start, textOf } from '../start.ts';
import { callPage } from '../chat/call-page.ts';
import { newPlace, retryAfterLimit, type Place, startLoose, times } from './place.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startLoose();
});
afterAll(() => simulator.close());

const post = (place: Place, body: Json) => place.call('POST', '{channel}/messages', body);
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status);

describe('message limits', () => {
  const words = (count: number) => 'x'.repeat(count);
  test.for([
    ['2,000 characters', { content: words(2_000) }, 200],
    ['2,001 characters', { content: words(2_001) }, 400],
    ['10 embeds', { embeds: Array.from({ length: 10 }, () => ({ title: 'x' })) }, 200],
    ['11 embeds', { embeds: Array.from({ length: 11 }, () => ({ title: 'x' })) }, 400],
    [
      '6,000 characters in embeds',
      { embeds: [words(3_000), words(3_000)].map((description) => ({ description })) },
      200,
    ],
    [
      '6,001 characters in embeds',
      { embeds: [words(3_000), words(3_001)].map((description) => ({ description })) },
      400,
    ],
    ['an embed of 4097 characters', { embeds: [{ description: words(4_097) }] }, 400],
    ['a nonce of 25', { content: 'x', nonce: words(25) }, 200],
    ['a nonce of 26', { content: 'x', nonce: words(26) }, 400],
  ] as const)('Enforces the size limit for a message with %s', async ([, body, status]) => {
    const answer = await post(newPlace(simulator), JSON.parse(JSON.stringify(body)));

    expect(answer.status).toBe(status);
  });

  test('A message can have 10 attachments, but not 11', async () => {
    const place = newPlace(simulator);
    const upload = async (count: number) => {
      const form = new FormData();
      form.set('payload_json', '{}');
      for (let index = 0; index < count; index += 1) form.set(`files[${index}]`, new Blob(['x']), `${index}.txt`);
      const headers = { authorization: 'Bot bot-token' };
      const url = `${simulator.apiUrl}/v10/channels/${place.channelId}/messages`;
      return (await fetch(url, { method: 'POST', headers, body: form })).status;
    };

    expect([await upload(10), await upload(11)]).toEqual([200, 400]);
  });

  test('Rejects a request body of more than 25 MiB', async () => {
    const answer = await post(newPlace(simulator), { content: 'x', nonsense: 'x'.repeat(25 * 1024 * 1024) });

    expect(answer.status).toBe(413);
  });
});

test('BYPASS_SLOWMODE exempts a member from slow mode, unlike MANAGE_CHANNELS', async () => {
  const place = newPlace(simulator);
  await place.call('PATCH', '{channel}', { rate_limit_per_user: 60 });
  const rights = [['ManageChannels', 'ManageMessages'], ['BypassSlowmode']] as const;
  const write = async (person: string) =>
    (await callPage(simulator, 'POST', `${person}/channels/${place.channelId}/messages`, { content: 'again' })).status;

  const statuses: number[] = [];
  for (const permissions of rights) {
    const person = simulator.world.createPerson({ username: 'hasty' });
    simulator.world.addMember(place.id, person);
    simulator.world.grantRole(
      place.id,
      person,
      simulator.world.createRole(place.id, { permissions: [...permissions] }),
    );
    statuses.push(await write(person), await write(person));
  }

  expect(statuses).toEqual([200, 429, 200, 200]);
});

test('Audit log entries expire after 45 days', async () => {
  const place = newPlace(simulator);
  await place.call('POST', '{guild}/roles', { name: 'Old' });
  const count = async () => {
    const entries = objectOf(await place.call('GET', '{guild}/audit-logs?action_type=30'))['audit_log_entries'];
    return Array.isArray(entries) ? entries.length : 0;
  };

  simulator.control.advanceClock(44 * DAY_MS);
  const before = await count();
  simulator.control.advanceClock(DAY_MS + HOUR_MS);

  expect([before, await count()]).toEqual([1, 0]);
});

test('A bot can send 5 messages in 5 seconds to each channel, and the headers state this limit', async () => {
  const strict = await start();
  const [one, other] = [newPlace(strict), newPlace(strict)];

  const answers = await times(6, () => post(one, { content: 'x' }));
  const elsewhere = await post(other, { content: 'x' });

  expect(statusesOf([...answers, elsewhere])).toEqual([200, 200, 200, 200, 200, 429, 200]);
  expect(answers[0]?.headers.get('x-ratelimit-limit')).toBe('5');
  await strict.close();
});

test('Rejects the 1,001st webhook in a guild with code 30058', { timeout: 60_000 }, async () => {
  const place = newPlace(simulator);
  const channels = await times(67, (index) =>
    retryAfterLimit(() => place.call('POST', '{guild}/channels', { name: `c${index}` })),
  );
  const ids = channels.map(idOf).flatMap((id) => Array.from({ length: 15 }, () => id));
  const made = await times(1_000, (index) =>
    retryAfterLimit(() => place.call('POST', `/channels/${ids[index]}/webhooks`, { name: 'Hook' })),
  );

  const last = await retryAfterLimit(() => place.call('POST', `/channels/${ids[1_000]}/webhooks`, { name: 'Hook' }));

  expect(made.filter(({ status }) => status !== 200)).toEqual([]);
  expect(last).toMatchObject({ status: 400, body: { code: 30058 } });
});

describe('validation error codes', () => {
  const buttons = (button: Record<string, Json>) => ({
    content: 'x',
    components: [{ type: 1, components: [{ type: 2, style: 1, label: 'x', ...button }] }],
  });
  test.for([
    ['a button without a custom id', buttons({}), 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED'],
    [
      'a button with both a custom id and a URL',
      buttons({ custom_id: 'x', url: 'https://example.org' }),
      'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
    ],
    ['a long nonce', { content: 'x', nonce: 'x'.repeat(26) }, 'NONCE_TYPE_TOO_LONG'],
    ['a nonce that is a list', { content: 'x', nonce: ['x'] }, 'NONCE_TYPE_INVALID_TYPE'],
  ] as const)('Rejects %s', async ([, body, code]) => {
    const answer = await post(newPlace(simulator), JSON.parse(JSON.stringify(body)));

    expect(JSON.stringify(answer.body)).toContain(`"${code}"`);
  });

  test('Rejects a timeout of more than 28 days with INVALID_COMMUNICATION_DISABLED_TIMESTAMP', async () => {
    const place = newPlace(simulator);
    const until = new Date(Date.now() + 500 * DAY_MS).toISOString();

    const answer = await place.call('PATCH', `{guild}/members/${place.member}`, {
      communication_disabled_until: until,
    });

    expect(answer.body).toMatchObject({
      errors: {
        communication_disabled_until: { _errors: [{ code: 'INVALID_COMMUNICATION_DISABLED_TIMESTAMP' }] },
      },
    });
  });

  test.for([
    ['a direct message channel with an unknown user', 'POST', '/users/@me/channels', { recipient_id: '1' }, 400, 50033],
    ['an invalid avatar image', 'PATCH', '/users/@me', { avatar: 'x' }, 400, 50046],
  ] as const)('Returns a specific error code for %s', async ([, method, path, body, status, code]) => {
    expect(await newPlace(simulator).call(method, path, body)).toMatchObject({ status, body: { code } });
  });

  test('Rejects an edit of a poll with code 520003', async () => {
    const place = newPlace(simulator);
    const poll = { question: { text: 'Why?' }, answers: ['a', 'b'].map((text) => ({ poll_media: { text } })) };
    const id = idOf(await post(place, { poll }));

    const answer = await place.call('PATCH', `{channel}/messages/${id}`, { poll });

    expect(answer.body).toMatchObject({ code: 520003 });
  });
});

test('Webhooks of other bots accept only link buttons, and only with with_components', async () => {
  const place = newPlace(simulator);
  const other = simulator.control.addApplication({ name: 'Other' });
  simulator.control.inviteBot({ applicationId: other.id, guildId: place.id, permissions: '8' });
  const hook = await call(simulator, 'POST', `/channels/${place.channelId}/webhooks`, {
    token: `Bot ${other.botToken}`,
    body: { name: 'Theirs' },
  });
  const path = `/webhooks/${idOf(hook)}/${textOf(hook, 'token')}`;
  const link = { type: 1, components: [{ type: 2, style: 5, label: 'x', url: 'https://example.org' }] };
  const press = { type: 1, components: [{ type: 2, style: 1, label: 'x', custom_id: 'x' }] };
  const send = (components: Json[], query = '') =>
    call(simulator, 'POST', `${path}?wait=true${query}`, { body: { content: 'x', components } });

  const answers = [
    await send([press]),
    await send([link], '&with_components=true'),
    await send([press], '&with_components=true'),
  ];

  expect(answers).toMatchObject([
    { status: 200, body: { components: [] } },
    { status: 200, body: { components: [{ type: 1 }] } },
    { status: 400, body: { code: 50035 } },
  ]);
});
