import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isObject } from '../src/base/json.ts';
import type { Simulator } from '../src/main.ts';
import { newPlace, type Place, startLoose } from './conformance/place.ts';
import { connectBot, type TestBot } from './connect-bot.ts';
import { dataOf, INTENT, openSession } from './gateway/gateway-client.ts';
import { APPLICATION, idOf, objectOf } from './start.ts';

const HOUR_MS = 3_600_000;

let simulator: Simulator;
let bot: TestBot;
beforeAll(async () => {
  simulator = await startLoose();
  bot = await connectBot(simulator);
});
afterAll(async () => {
  bot.close();
  await simulator.close();
});

const openThread = async (place: Place, type = 11) =>
  idOf(await place.call('POST', '{channel}/threads', { name: 'Talk', type, auto_archive_duration: 60 }));

async function isArchived(place: Place, id: string): Promise<unknown> {
  const metadata = objectOf(await place.call('GET', `/channels/${id}`))['thread_metadata'];
  return isObject(metadata) && metadata['archived'];
}

describe('threads', () => {
  test('A thread on a message starts with a reference to that message', async () => {
    const place = newPlace(simulator);
    const messageId = idOf(await place.call('POST', '{channel}/messages', { content: 'A case' }));

    const id = idOf(await place.call('POST', `{channel}/messages/${messageId}/threads`, { name: 'The case' }));

    const reference = { message_id: messageId, channel_id: place.channelId, guild_id: place.id };
    expect(await place.call('GET', `/channels/${id}/messages`)).toMatchObject({
      body: [{ type: 21, content: '', message_reference: reference, referenced_message: { content: 'A case' } }],
    });
  });

  test('A thread archives itself after inactivity and emits THREAD_UPDATE', async () => {
    const place = newPlace(simulator);
    const id = await openThread(place);
    simulator.control.advanceClock(HOUR_MS - 60_000);
    simulator.world.say(place.member, id, 'Still here');

    simulator.control.advanceClock(HOUR_MS - 60_000);
    const before = await isArchived(place, id);
    simulator.control.advanceClock(120_000);

    expect([before, await isArchived(place, id)]).toEqual([false, true]);
    const event = await bot.next('THREAD_UPDATE', (data) => data['id'] === id);
    expect(event).toMatchObject({ thread_metadata: { archived: true } });
    expect((await place.call('GET', '{guild}/audit-logs?action_type=111')).body).toMatchObject({
      audit_log_entries: [],
    });
  });

  test('Writing in an archived thread reopens it and restarts its archive timeout', async () => {
    const place = newPlace(simulator);
    const id = await openThread(place);
    simulator.control.advanceClock(HOUR_MS);
    await bot.next('THREAD_UPDATE', (data) => data['id'] === id);

    simulator.world.say(place.member, id, 'Back');
    const back = await bot.next('THREAD_UPDATE', (data) => data['id'] === id);
    simulator.control.advanceClock(HOUR_MS);

    expect(back).toMatchObject({ thread_metadata: { archived: false } });
    expect(await isArchived(place, id)).toBe(true);
  });

  test('Changing the auto-archive duration of a thread takes effect', async () => {
    const place = newPlace(simulator);
    const id = await openThread(place);
    await place.call('PATCH', `/channels/${id}`, { auto_archive_duration: 1_440 });

    simulator.control.advanceClock(2 * HOUR_MS);
    const soon = await isArchived(place, id);
    simulator.control.advanceClock(22 * HOUR_MS);

    expect([soon, await isArchived(place, id)]).toEqual([false, true]);
  });
});

describe('THREAD_MEMBERS_UPDATE', () => {
  test('THREAD_MEMBERS_UPDATE reports only the bot itself without the members intent', async () => {
    const place = newPlace(simulator);
    const [bare, full] = [
      await openSession(simulator, INTENT.guilds),
      await openSession(simulator, INTENT.guilds | INTENT.members),
    ];
    const id = await openThread(place);

    await place.call('PUT', `/channels/${id}/thread-members/${place.member}`);
    await place.call('DELETE', `/channels/${id}/thread-members/${place.member}`);
    await place.call('DELETE', `/channels/${id}/thread-members/@me`);
    await place.call('PUT', `/channels/${id}/thread-members/@me`);
    await Promise.all([bare.settle(), full.settle()]);

    const changes = ({ received }: typeof bare) =>
      received.filter(({ t }) => t === 'THREAD_MEMBERS_UPDATE').map((payload) => dataOf(payload));
    const own = [{ removed_member_ids: [APPLICATION.id] }, { added_members: [{ user_id: APPLICATION.id }] }];
    expect(changes(bare)).toMatchObject(own);
    expect(changes(full)).toMatchObject([
      { added_members: [{ user_id: place.member }] },
      { removed_member_ids: [place.member] },
      ...own,
    ]);
    for (const { socket } of [bare, full]) socket.terminate();
  });

  test('A bot that joins a private thread receives THREAD_CREATE', async () => {
    const place = newPlace(simulator);
    const id = await openThread(place, 12);
    await place.call('DELETE', `/channels/${id}/thread-members/@me`);
    bot.takeEventNames();

    await place.call('PUT', `/channels/${id}/thread-members/@me`);

    const created = await bot.next('THREAD_CREATE', (data) => data['id'] === id && data['newly_created'] !== true);
    expect(created).toMatchObject({ member: { user_id: APPLICATION.id } });
  });
});
