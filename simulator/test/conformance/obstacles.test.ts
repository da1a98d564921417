import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asText, isObject } from '../../src/base/json.ts';
import type { Simulator } from '../../src/main.ts';
import { objectOf } from '../start.ts';
import { newPlace, type Place, startLoose } from './place.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startLoose();
});
afterAll(() => simulator.close());

const newPerson = (username: string) => simulator.world.createPerson({ username });

describe('obstacles for a bot', () => {
  test('A higher role, a departed member and a closed inbox fail with their own codes', async () => {
    const place = newPlace(simulator, ['ViewChannel', 'KickMembers', 'BanMembers', 'SendMessages']);
    const role = simulator.world.createRole(place.id, { name: 'Rising' });
    const late = newPerson('late');
    simulator.world.addMember(place.id, late);
    simulator.world.grantRole(place.id, place.member, role);
    const opened = objectOf(await place.call('POST', '/users/@me/channels', { recipient_id: late }));
    const write = () => place.call('POST', `/channels/${asText(opened['id'])}/messages`, { content: 'x' });

    simulator.world.setInbox(late, false);
    const closed = await write();
    simulator.world.setInbox(late, true);
    const open = await write();
    simulator.world.moveRole(place.id, role, 40);
    const above = await place.call('PUT', `{guild}/bans/${place.member}`, {});
    simulator.world.removeMember(place.id, late);
    const removed = await place.call('DELETE', `{guild}/members/${late}`);
    const apart = await write();

    expect(
      [closed, open, above, removed, apart].map(({ status, body }) => [status, isObject(body) && body['code']]),
    ).toEqual([
      [403, 50007],
      [200, undefined],
      [403, 50013],
      [404, 10007],
      [403, 50278],
    ]);
  });

  test('An injected fault for one user does not affect calls about other users', async () => {
    const place = newPlace(simulator);
    const [first, second] = [newPerson('first'), newPerson('second')];
    simulator.world.fail({ path: /^\/guilds\//, about: first, status: 403, times: 9 });

    const answers = [
      await place.call('PUT', `{guild}/bans/${second}`, {}),
      await place.call('PUT', `{guild}/bans/${first}`, {}),
      await place.call('POST', '{guild}/bulk-ban', { user_ids: [first] }),
      await place.call('GET', `{guild}/bans/${second}`),
    ];
    simulator.world.recover();

    expect(answers).toMatchObject([
      { status: 204 },
      { status: 403, body: { code: 50013 } },
      { status: 403 },
      { status: 200 },
    ]);
  });

  test('An injected fault for a guild also affects calls for its channels', async () => {
    const [place, other] = [newPlace(simulator), newPlace(simulator)];
    simulator.world.fail({ path: /./, about: place.id, status: 500, times: 2 });
    const write = (where: Place) => where.call('POST', '{channel}/messages', { content: 'x' });

    const answers = [await write(place), await write(other), await place.call('GET', '{guild}'), await write(place)];

    expect(answers.map(({ status }) => status)).toEqual([500, 200, 500, 200]);
  });

  test.for([
    [403, { code: 50013 }],
    [404, { code: 0, message: '404: Not Found' }],
    [429, { retry_after: 2, global: false }],
    [500, { code: 0 }],
  ] as const)('An injected fault with status %i occurs as often as requested', async ([status, body]) => {
    const place = newPlace(simulator);
    simulator.world.fail({ path: /\/bans\//, status, times: 1, retryAfter: 2 });
    const ban = () => place.call('PUT', `{guild}/bans/${place.member}`, {});

    expect([await ban(), await ban()]).toMatchObject([{ status, body }, { status: 204 }]);
  });

  test('A call takes effect even if a fault drops its response', async () => {
    const place = newPlace(simulator);
    simulator.world.fail({ path: /\/bans\//, about: place.member, status: 'lost', times: 1 });

    const url = `${simulator.apiUrl}/v10/guilds/${place.id}/bans/${place.member}`;
    const headers = { authorization: 'Bot bot-token', 'content-type': 'application/json' };
    const request = fetch(url, { method: 'PUT', headers, body: '{}', signal: AbortSignal.timeout(300) });

    await expect(request).rejects.toThrow(/timeout/);
    expect(simulator.world.isBanned(place.id, place.member)).toBe(true);
  });
});
