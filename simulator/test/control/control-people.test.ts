import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../src/base/json.ts';
import type { Simulator } from '../../src/main.ts';
import { callControl } from './call-control.ts';
import { newPlace } from '../conformance/place.ts';
import { connectBot, type TestBot } from '../connect-bot.ts';
import { APPLICATION, idOf, start } from '../start.ts';

let simulator: Simulator;
let bot: TestBot;
beforeAll(async () => {
  simulator = await start({ botCallsPerSecond: 1_000 });
  bot = await connectBot(simulator);
});
afterAll(async () => {
  bot.close();
  await simulator.close();
});

const control = (method: string, path: string, body?: Json) => callControl(simulator, method, path, body);

describe('messages of people', () => {
  test('Only the author can edit a message, which emits MESSAGE_UPDATE', async () => {
    const place = newPlace(simulator);
    const id = simulator.world.say(place.member, place.channelId, 'Before');
    const edit = (personId: string) =>
      control('PATCH', `/channels/${place.channelId}/messages/${id}`, { personId, content: 'After' });

    const answers = [await edit(place.owner), await edit(place.member)];

    expect(answers).toMatchObject([{ status: 403, body: { code: 50005 } }, { status: 204 }]);
    const event = await bot.next('MESSAGE_UPDATE', (data) => data['id'] === id);
    expect(event).toMatchObject({ content: 'After', edited_timestamp: expect.any(String) });
  });

  test('Automod rules block an edited message', async () => {
    const place = newPlace(simulator);
    const id = simulator.world.say(place.member, place.channelId, 'Fine');
    await place.call('POST', '{guild}/auto-moderation/rules', {
      name: 'Words',
      event_type: 1,
      trigger_type: 1,
      trigger_metadata: { keyword_filter: ['secret'] },
      actions: [{ type: 1 }],
      enabled: true,
    });

    expect(() => simulator.world.edit(place.member, place.channelId, id, 'secret')).toThrow(/automatic moderation/);
  });

  test('Reacting to a message and deleting it emits events', async () => {
    const place = newPlace(simulator);
    const id = simulator.world.say(place.member, place.channelId, 'Hello');
    const path = `/channels/${place.channelId}/messages/${id}`;
    const reaction = { personId: place.owner, emoji: '👍' };

    const answers = [
      await control('PUT', `${path}/reactions`, reaction),
      await control('PUT', `${path}/reactions`, { ...reaction, removed: true }),
      await control('PUT', `${path}/reactions`, { ...reaction, emoji: 'nope' }),
      await control('DELETE', path, { personId: place.owner }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([204, 204, 400, 204]);
    const isIt = (data: { [name: string]: unknown }) => data['message_id'] === id || data['id'] === id;
    for (const name of ['MESSAGE_REACTION_ADD', 'MESSAGE_REACTION_REMOVE', 'MESSAGE_DELETE']) {
      expect(await bot.next(name, isIt)).toMatchObject({ channel_id: place.channelId });
    }
    expect((await place.call('GET', '{guild}/audit-logs?action_type=72')).body).toMatchObject({
      audit_log_entries: [{ user_id: place.owner, target_id: place.member }],
    });
  });
});

test('A quarantined bot cannot open new DMs or join guilds, but can use existing DMs', async () => {
  const place = newPlace(simulator);
  const other = simulator.world.createGuild({ name: 'Later', ownerId: place.owner, botIn: false });
  const stranger = simulator.world.createPerson({ username: 'stranger' });
  const open = (id: string) => place.call('POST', '/users/@me/channels', { recipient_id: id });
  const known = idOf(await open(place.member));
  await control('PUT', `/applications/${APPLICATION.id}/quarantine`, { on: true });

  const answers = [
    await open(stranger),
    await open(place.member),
    await place.call('POST', `/channels/${known}/messages`, { content: 'x' }),
  ];
  const invited = await control('PUT', `/applications/${APPLICATION.id}/guilds/${other.id}`, { permissions: '0' });
  await control('PUT', `/applications/${APPLICATION.id}/quarantine`, { on: false });

  expect(answers).toMatchObject([{ status: 403, body: { code: 20026 } }, { status: 200 }, { status: 200 }]);
  expect(invited).toMatchObject({ status: 403, body: { code: 20026 } });
  expect((await open(stranger)).status).toBe(200);
});
