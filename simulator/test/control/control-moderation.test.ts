import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asText, isObject, type Json, type JsonObject } from '../../src/base/json.ts';
import type { Simulator } from '../../src/main.ts';
import { callControl } from './call-control.ts';
import { callPage } from '../chat/call-page.ts';
import { connectBot } from '../connect-bot.ts';
import { newPlace, type Place } from '../conformance/place.ts';
import { start } from '../start.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await start({ botCallsPerSecond: 1_000 });
});
afterAll(() => simulator.close());

const control = (method: string, path: string, body?: Json) => callControl(simulator, method, path, body);

const page = (method: string, path: string, body?: Json) => callPage(simulator, method, path, body);
const banned = (place: Place) => simulator.world.isBanned(place.id, place.member);

describe('moderation through the control API', () => {
  test('Only a member who manages a server can create, change and delete its automod rules', async () => {
    const place = newPlace(simulator);
    const rules = `/guilds/${place.id}/automod-rules`;
    const asOwner = { personId: place.owner };

    const refused = await control('POST', rules, { personId: place.member, keywords: ['cat'] });
    const made = await control('POST', rules, { ...asOwner, keywords: ['cat'] });
    const [rule] = simulator.world.automodRules(place.id);
    const changed = await control('PATCH', `${rules}/${rule?.id}`, { ...asOwner, name: 'Dogs', keywords: ['dog'] });
    const [after] = simulator.world.automodRules(place.id);
    const deleted = await control('DELETE', `${rules}/${rule?.id}`, asOwner);

    expect([refused, made, changed, deleted].map(({ status }) => status)).toEqual([403, 200, 204, 204]);
    expect(after).toMatchObject({ name: 'Dogs', creatorId: place.owner, metadata: { keyword_filter: ['dog'] } });
    expect(simulator.world.automodRules(place.id)).toEqual([]);
  });

  test('A moderator can ban and unban through the control API', async () => {
    const place = newPlace(simulator);
    const act = (type: string) =>
      control('POST', `/guilds/${place.id}/acts`, { actorId: place.owner, type, targetId: place.member });

    const ban = await act('ban');
    const wasBanned = banned(place);
    const unban = await act('unban');

    expect([ban.status, wasBanned, unban.status, banned(place)]).toEqual([204, true, 204, false]);
  });

  test('The control API rejects actions without permission and unknown actions', async () => {
    const place = newPlace(simulator);
    const act = (fields: Record<string, Json>) =>
      control('POST', `/guilds/${place.id}/acts`, { actorId: place.member, targetId: place.owner, ...fields });

    expect([(await act({ type: 'kick' })).status, (await act({ type: 'hug' })).status]).toEqual([403, 400]);
  });

  test('The control API adds and removes members, moves roles and closes inboxes', async () => {
    const place = newPlace(simulator);
    const person = simulator.world.createPerson({ username: 'guest' });
    const role = simulator.world.createRole(place.id, { name: 'Rising' });

    const answers = [
      await control('PUT', `/guilds/${place.id}/members/${person}`),
      await control('PUT', `/guilds/${place.id}/roles/${role}/position`, { position: 9 }),
      await control('PUT', `/people/${person}/inbox`, { open: false }),
    ];
    const opened = await place.call('POST', '/users/@me/channels', { recipient_id: person });
    const roles = await place.call('GET', '{guild}/roles');
    answers.push(await control('DELETE', `/guilds/${place.id}/members/${person}`));

    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(opened.status).toBe(200);
    expect(roles.body).toMatchObject([{}, {}, { id: role, position: 9 }]);
    expect((await place.call('GET', `{guild}/members/${person}`)).status).toBe(404);
  });

  test('A message aged through the control API is too old for bulk delete', async () => {
    const place = newPlace(simulator);
    const [id = '', other = ''] = [1, 2].map((n) => simulator.world.say(place.member, place.channelId, `${n}`));

    const aged = await control('POST', `/channels/${place.channelId}/messages/${id}/age`, { ms: 15 * 86_400_000 });
    const messages = [isObject(aged.body) ? asText(aged.body['id']) : '', other];

    expect(await place.call('POST', '{channel}/messages/bulk-delete', { messages })).toMatchObject({
      status: 400,
      body: { code: 50034 },
    });
  });

  test('The control API can suppress audit log entries', async () => {
    const place = newPlace(simulator);
    await control('PUT', '/audit-delay', { delayMs: null });
    await place.call('DELETE', `{guild}/members/${place.member}`);
    await control('PUT', '/audit-delay', { delayMs: 0 });

    expect((await place.call('GET', '{guild}/audit-logs?action_type=20')).body).toMatchObject({
      audit_log_entries: [],
    });
  });

  test('The control API can fail calls about one user with a given error code', async () => {
    const place = newPlace(simulator);
    const rule = { pathPattern: '/bans/', kind: 'status', status: 400, code: 30035, message: 'Enough', times: 1 };
    await control('POST', '/faults', { ...rule, about: place.member });

    const answers = [
      await place.call('GET', `{guild}/bans/${place.owner}`),
      await place.call('PUT', `{guild}/bans/${place.member}`, {}),
    ];

    expect(answers).toMatchObject([{ status: 404 }, { status: 400, body: { code: 30035, message: 'Enough' } }]);
  });
});

describe('moderation on the chat page', () => {
  test('The chat page lets a moderator take permitted actions and list bans', async () => {
    const place = newPlace(simulator);
    const guild = `${place.owner}/guilds/${place.id}`;
    const seen = await (await page('GET', guild)).json();

    const act = await page('POST', `${guild}/acts`, { type: 'ban', targetId: place.member, reason: 'Enough' });

    expect(seen).toMatchObject({ rights: expect.arrayContaining(['BanMembers']) });
    expect(seen).toMatchObject({
      members: expect.arrayContaining([
        expect.objectContaining({ id: place.member, acts: ['ban', 'kick', 'timeout', 'removeTimeout'] }),
        expect.objectContaining({ id: place.owner, acts: [] }),
      ]),
    });
    expect(act.status).toBe(204);
    expect(await (await page('GET', `${guild}/bans`)).json()).toMatchObject([{ id: place.member, reason: 'Enough' }]);
  });

  test('The chat page offers no moderation actions or bans to a regular member', async () => {
    const place = newPlace(simulator);
    const guild = `${place.member}/guilds/${place.id}`;

    const act = await page('POST', `${guild}/acts`, { type: 'kick', targetId: place.owner });

    expect([act.status, (await page('GET', `${guild}/bans`)).status]).toEqual([403, 403]);
    expect(await (await page('GET', guild)).json()).toMatchObject({
      members: [{ acts: [] }, { acts: [] }, { acts: [] }],
    });
  });

  test('The chat page sets a member’s status and rejects unknown ones', async () => {
    const place = newPlace(simulator);

    const set = await page('PUT', `${place.member}/presence`, { status: 'dnd' });

    expect([set.status, (await page('PUT', `${place.member}/presence`, { status: 'gone' })).status]).toEqual([
      204, 400,
    ]);
    expect(await (await page('GET', place.member)).json()).toMatchObject({ status: 'dnd' });
  });

  test('A custom status is kept across status changes until it is cleared', async () => {
    const place = newPlace(simulator);
    const bot = await connectBot(simulator);
    const show = async (body: Json) => {
      await page('PUT', `${place.member}/presence`, body);
      const isHere = (data: JsonObject) => data['guild_id'] === place.id;
      return (await bot.next('PRESENCE_UPDATE', isHere))['activities'];
    };

    const [set, kept] = [await show({ customStatus: 'Away for tea' }), await show({ status: 'idle' })];
    const hidden = await show({ status: 'offline' });
    const seen: unknown = await (await page('GET', `${place.owner}/guilds/${place.id}`)).json();
    const cleared = [await show({ customStatus: null }), await show({ status: 'online' })];

    expect(set).toMatchObject([{ type: 4, name: 'Custom Status', state: 'Away for tea' }]);
    expect([kept, hidden, cleared]).toEqual([set, [], [[], []]]);
    expect(seen).toMatchObject({
      members: expect.arrayContaining([expect.objectContaining({ id: place.member, customStatus: null })]),
    });
    expect((await page('PUT', `${place.member}/presence`, { customStatus: 'a'.repeat(129) })).status).toBe(400);
    bot.close();
  });
});
