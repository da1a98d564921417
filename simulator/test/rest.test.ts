import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Simulator } from '../src/main.ts';
import { APPLICATION, call, idOf, personWhoIs, start } from './start.ts';

let simulator: Simulator;
let owner: string;
let member: string;
beforeAll(async () => {
  simulator = await start();
  owner = personWhoIs(simulator, 'owner');
  member = personWhoIs(simulator, 'member');
});
afterAll(() => simulator.close());

const newGuild = (
  options: { botPermissions?: ('ViewChannel' | 'SendMessages' | 'ManageRoles' | 'KickMembers')[] } = {},
) => {
  const guild = simulator.world.createGuild({ name: 'Test', ownerId: owner, members: [member], ...options });
  return { ...guild, channelId: guild.channelIds[0] ?? '' };
};

test('Idle connections are kept alive for over a minute', async () => {
  const { headers } = await fetch(simulator.apiUrl);

  expect(Number(headers.get('keep-alive')?.split('=')[1])).toBeGreaterThan(60);
});

describe('errors', () => {
  test.for([
    ['a wrong token', 'GET', '/users/@me', 'Bot wrong', 401, 0],
    ['an unknown user', 'GET', '/users/1', undefined, 404, 10013],
    ['an unknown server', 'GET', '/guilds/1', undefined, 404, 10004],
    ['an unknown channel', 'GET', '/channels/1', undefined, 404, 10003],
    ['an unknown path', 'GET', '/nothing/here', undefined, 404, 0],
    ['an unsupported method', 'PUT', '/users/@me', undefined, 405, 0],
  ] as const)('A request with %s gets its status and code', async ([, method, path, token, status, code]) => {
    const answer = await call(simulator, method, path, token === undefined ? {} : { token });

    expect(answer).toMatchObject({ status, body: { code } });
  });

  test('A user outside the server is an unknown member', async () => {
    const guild = newGuild();

    const answer = await call(simulator, 'GET', `/guilds/${guild.id}/members/${personWhoIs(simulator, 'banned')}`);

    expect(answer).toMatchObject({ status: 404, body: { code: 10007 } });
  });

  test('Rejects a direct message to a user who has closed direct messages', async () => {
    const shy = simulator.world.createPerson({ username: 'shy', acceptsDirectMessages: false });
    simulator.world.addMember(newGuild().id, shy);
    const channel = await call(simulator, 'POST', '/users/@me/channels', { body: { recipient_id: shy } });

    const answer = await call(simulator, 'POST', `/channels/${idOf(channel)}/messages`, { body: { content: 'Hi' } });

    expect(answer).toMatchObject({ status: 403, body: { code: 50007 } });
  });

  test('An enforced nonce deduplicates messages, and a plain nonce does not', async () => {
    const path = `/channels/${newGuild().channelId}/messages`;
    const send = (body: object) => call(simulator, 'POST', path, { body: { content: 'Hi', nonce: 'one', ...body } });

    const [first, repeated] = [await send({ enforce_nonce: true }), await send({ enforce_nonce: true })];
    const others = [await send({}), await send({ enforce_nonce: true, nonce: 'two' })];

    expect(idOf(repeated)).toBe(idOf(first));
    expect(new Set([first, ...others].map(idOf)).size).toBe(3);
  });

  test('An enforced nonce deduplicates messages across channels', async () => {
    const [guild, other] = [newGuild(), newGuild()];
    const body = { content: 'Hi', nonce: 'anywhere', enforce_nonce: true };

    const first = await call(simulator, 'POST', `/channels/${guild.channelId}/messages`, { body });
    const repeated = await call(simulator, 'POST', `/channels/${other.channelId}/messages`, { body });

    expect([repeated.status, idOf(repeated)]).toEqual([200, idOf(first)]);
  });

  test('Rejects an action without the required permission', async () => {
    const guild = newGuild({ botPermissions: ['ViewChannel'] });

    const ban = await call(simulator, 'PUT', `/guilds/${guild.id}/bans/${member}`);

    expect(ban).toMatchObject({ status: 403, body: { code: 50013 } });
  });

  test('Rejects actions on members and roles above the bot’s highest role', async () => {
    const guild = newGuild({ botPermissions: ['ManageRoles', 'KickMembers'] });
    const high = simulator.world.createRole(guild.id, { position: 50 });

    const give = await call(simulator, 'PUT', `/guilds/${guild.id}/members/${member}/roles/${high}`);
    simulator.world.grantRole(guild.id, member, high);
    const kick = await call(simulator, 'DELETE', `/guilds/${guild.id}/members/${member}`);
    const kickOwner = await call(simulator, 'DELETE', `/guilds/${guild.id}/members/${owner}`);

    expect([give.status, kick.status, kickOwner.status]).toEqual([403, 403, 403]);
  });

  test.for([
    ['no content', {}, 50006],
    ['2001 characters', { content: 'x'.repeat(2_001) }, 50035],
    ['an embed title of 257 characters', { embeds: [{ title: 'x'.repeat(257) }] }, 50035],
    ['an empty embed field', { embeds: [{ fields: [{ name: '', value: 'x' }] }] }, 50035],
  ] as const)('Rejects a message with %s', async ([, body, code]) => {
    const answer = await call(simulator, 'POST', `/channels/${newGuild().channelId}/messages`, {
      body: JSON.parse(JSON.stringify(body)),
    });

    expect(answer).toMatchObject({ status: 400, body: { code } });
  });

  test('An invalid form body error names the path of the field', async () => {
    const body = { embeds: [{ title: 'x'.repeat(257) }] };

    const answer = await call(simulator, 'POST', `/channels/${newGuild().channelId}/messages`, { body });

    const problem = { code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 256 or fewer in length.' };
    expect(answer.body).toMatchObject({ errors: { embeds: { 0: { title: { _errors: [problem] } } } } });
  });

  test.for(['Ping', 'two words', 'x'.repeat(33), ''])('Rejects a command named "%s"', async (name) => {
    const body = [{ name, description: 'Test' }];

    const answer = await call(simulator, 'PUT', `/applications/${APPLICATION.id}/commands`, { body });

    expect(answer).toMatchObject({ status: 400, body: { code: 50035 } });
  });
});

describe('command permissions', () => {
  const scope = 'applications.commands.permissions.update';

  test('Only a manager whose token has the scope can change command permissions', async () => {
    const guild = newGuild();
    const command = await call(simulator, 'POST', `/applications/${APPLICATION.id}/commands`, {
      body: { name: 'пинг', description: 'Ответ' },
    });
    const path = `/applications/${APPLICATION.id}/guilds/${guild.id}/commands/${idOf(command)}/permissions`;
    const put = (personId: string, scopes: string[]) =>
      call(simulator, 'PUT', path, {
        token: `Bearer ${simulator.world.issueToken(personId, scopes).accessToken}`,
        body: { permissions: [{ id: guild.id, type: 1, permission: false }] },
      });

    const [withScope, withoutScope, notManager] = [
      await put(owner, [scope]),
      await put(owner, ['identify']),
      await put(member, [scope]),
    ];

    expect([withScope.status, withoutScope.status, notManager.status]).toEqual([200, 401, 403]);
    expect(simulator.world.commandPermissions(guild.id, idOf(command))).toEqual([
      { id: guild.id, type: 1, permission: false },
    ]);
  });
});

describe('rate limits', () => {
  test('Rejects the sixth message within five seconds with retry_after', async () => {
    const path = `/channels/${newGuild().channelId}/messages`;

    const answers = [];
    for (let index = 0; index < 6; index += 1)
      answers.push(await call(simulator, 'POST', path, { body: { content: 'Hi' } }));

    const last = answers.at(-1);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers[0]?.headers.get('x-ratelimit-remaining')).toBe('4');
    expect(last?.headers.get('retry-after')).toMatch(/^[1-5]$/);
    expect(last?.body).toMatchObject({ global: false, retry_after: expect.any(Number) });
  });
});

test('The audit log stores the reason of an action', async () => {
  const guild = newGuild();
  const headers = { 'x-audit-log-reason': encodeURIComponent('Реклама') };

  await call(simulator, 'DELETE', `/guilds/${guild.id}/members/${member}`, { headers });

  const log = await call(simulator, 'GET', `/guilds/${guild.id}/audit-logs?action_type=20`);
  expect(log.body).toMatchObject({ audit_log_entries: [{ target_id: member, reason: 'Реклама' }] });
});

test('An injected failure affects as many calls as requested', async () => {
  simulator.world.fail({ path: '/gateway', status: 500, times: 1 });

  const [first, second] = [await call(simulator, 'GET', '/gateway'), await call(simulator, 'GET', '/gateway')];

  expect([first.status, second.status]).toEqual([500, 200]);
});
