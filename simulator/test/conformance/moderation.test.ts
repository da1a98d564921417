import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { asText, isObject, type JsonObject } from '../../src/base/json.ts';
import type { Simulator } from '../../src/main.ts';
import { connectBot, type TestBot } from '../connect-bot.ts';
import { INTENT, openSession } from '../gateway/gateway-client.ts';
import { call, objectOf } from '../start.ts';
import { callPage } from '../chat/call-page.ts';
import { newPlace, type Place, startLoose } from './place.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

let simulator: Simulator;
let bot: TestBot;
beforeAll(async () => {
  simulator = await startLoose();
  bot = await connectBot(simulator);
});
afterEach(() => {
  simulator.world.setAuditDelay(0);
  simulator.world.limitUnstated({});
});
afterAll(async () => {
  bot.close();
  await simulator.close();
});

async function entriesOf(place: Place, action: number): Promise<JsonObject[]> {
  const entries = objectOf(await place.call('GET', `{guild}/audit-logs?action_type=${action}`))['audit_log_entries'];
  return Array.isArray(entries) ? entries.filter(isObject) : [];
}

function newModerator(place: Place): string {
  const id = simulator.world.createPerson({ username: 'moderator' });
  simulator.world.addMember(place.id, id);
  const permissions = ['BanMembers', 'KickMembers', 'ModerateMembers', 'ManageRoles'] as const;
  const role = simulator.world.createRole(place.id, { permissions: [...permissions], position: 3 });
  simulator.world.grantRole(place.id, id, role);
  return id;
}

function strangers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => simulator.world.createPerson({ username: `stranger${index}` }));
}

describe('manual moderation', () => {
  test.for([
    ['ban', 'GUILD_BAN_ADD', 22],
    ['kick', 'GUILD_MEMBER_REMOVE', 20],
    ['timeout', 'GUILD_MEMBER_UPDATE', 24],
  ] as const)('A manual %s emits %s and audit log entry %i with its reason', async ([type, event, action]) => {
    const place = newPlace(simulator);
    const moderator = newModerator(place);
    simulator.world.moderate(place.id, moderator, { type, targetId: place.member, reason: 'Enough' });

    const announced = await bot.next(event, (data) => data['guild_id'] === place.id && isAbout(data, place.member));
    const entry = { action_type: action, user_id: moderator, target_id: place.member, reason: 'Enough' };

    expect(announced).toBeDefined();
    expect(await entriesOf(place, action)).toMatchObject([entry]);
    expect(await bot.next('GUILD_AUDIT_LOG_ENTRY_CREATE', (data) => data['action_type'] === action)).toMatchObject(
      entry,
    );
  });

  test('Unbanning, ending a timeout and removing a role appear in the audit log', async () => {
    const place = newPlace(simulator);
    const moderator = newModerator(place);
    const [stranger = ''] = strangers(1);
    const roleId = simulator.world.createRole(place.id, { name: 'Quiet' });
    const act = (input: Parameters<typeof simulator.world.moderate>[2]) =>
      simulator.world.moderate(place.id, moderator, input);

    act({ type: 'ban', targetId: stranger });
    act({ type: 'unban', targetId: stranger });
    act({ type: 'timeout', targetId: place.member, durationMs: HOUR_MS });
    act({ type: 'removeTimeout', targetId: place.member });
    act({ type: 'addRole', targetId: place.member, roleId });
    act({ type: 'removeRole', targetId: place.member, roleId });

    expect(simulator.world.isBanned(place.id, stranger)).toBe(false);
    expect(await entriesOf(place, 23)).toMatchObject([{ user_id: moderator, target_id: stranger }]);
    expect((await entriesOf(place, 24)).map(({ changes }) => changes)).toEqual([
      [{ key: 'communication_disabled_until', old_value: expect.any(String), new_value: null }],
      [{ key: 'communication_disabled_until', old_value: null, new_value: expect.any(String) }],
    ]);
    expect((await entriesOf(place, 25)).map(({ changes }) => changes)).toMatchObject([
      [{ key: '$remove', new_value: [{ id: roleId, name: 'Quiet' }] }],
      [{ key: '$add', new_value: [{ id: roleId, name: 'Quiet' }] }],
    ]);
  });

  test.for([
    ['a moderator without permissions', (place: Place) => [place.member, newModerator(place)]],
    ['an action against the owner', (place: Place) => [newModerator(place), place.owner]],
    [
      'an action against an equal or higher member',
      (place: Place) => [newModerator(place), newModerator(place)].toReversed(),
    ],
    ['an action against oneself', (place: Place) => twice(newModerator(place))],
  ] as const)('Manual moderation rejects %s', ([, choose]) => {
    const place = newPlace(simulator);
    const [actor = '', targetId = ''] = choose(place);

    expect(() => simulator.world.moderate(place.id, actor, { type: 'kick', targetId })).toThrow('Missing Permissions');
  });

  test('An audit log entry names another bot as the moderator', async () => {
    const place = newPlace(simulator);
    const other = simulator.control.addApplication({ name: 'Other' });
    simulator.control.inviteBot({ applicationId: other.id, guildId: place.id, permissions: '8' });

    const banned = await call(simulator, 'PUT', `/guilds/${place.id}/bans/${place.member}`, {
      token: `Bot ${other.botToken}`,
      body: {},
    });

    expect(banned.status).toBe(204);
    expect(await entriesOf(place, 22)).toMatchObject([{ user_id: other.id, target_id: place.member }]);
  });
});

describe('audit log', () => {
  test('A delayed audit log entry appears once the simulated clock reaches its time', async () => {
    const place = newPlace(simulator);
    simulator.world.setAuditDelay(HOUR_MS);
    await place.call('DELETE', `{guild}/members/${place.member}`);
    const before = await entriesOf(place, 20);

    simulator.control.advanceClock(HOUR_MS);

    expect(before).toEqual([]);
    expect(await entriesOf(place, 20)).toMatchObject([{ target_id: place.member }]);
  });

  test('Audit log entries can be suppressed', async () => {
    const place = newPlace(simulator);
    simulator.world.setAuditDelay(null);

    simulator.world.moderate(place.id, place.owner, { type: 'kick', targetId: place.member });
    simulator.control.advanceClock(DAY_MS);

    expect(await entriesOf(place, 20)).toEqual([]);
  });

  test('Only sessions with the moderation intent receive ban and audit log events', async () => {
    const place = newPlace(simulator);
    const [deaf, hearing] = [
      await openSession(simulator, INTENT.guilds),
      await openSession(simulator, INTENT.guilds | INTENT.moderation),
    ];

    simulator.world.moderate(place.id, place.owner, { type: 'ban', targetId: place.member });
    await hearing.event('GUILD_AUDIT_LOG_ENTRY_CREATE');
    await deaf.settle();

    const names = deaf.received.map(({ t }) => t);
    expect(names).not.toContain('GUILD_AUDIT_LOG_ENTRY_CREATE');
    expect(names).not.toContain('GUILD_BAN_ADD');
    for (const { socket } of [deaf, hearing]) socket.terminate();
  });
});

describe('bans', () => {
  test('A bot can ban and unban users who are not in the server', async () => {
    const place = newPlace(simulator);
    const [stranger = ''] = strangers(1);
    const path = `{guild}/bans/${stranger}`;

    const answers = [await place.call('PUT', path, {}), await place.call('GET', path)];
    answers.push(await place.call('DELETE', path), await place.call('DELETE', path));

    expect(answers).toMatchObject([{ status: 204 }, { status: 200 }, { status: 204 }, { body: { code: 10026 } }]);
  });

  test('Rejects a ban of an unknown user with code 10013', async () => {
    expect(await newPlace(simulator).call('PUT', '{guild}/bans/1', {})).toMatchObject({
      status: 404,
      body: { code: 10013 },
    });
  });

  test('Bulk ban fails users over the daily non-member limit, and gets 30035 if all fail', async () => {
    const place = newPlace(simulator);
    const ids = strangers(4);
    const bulk = (list: string[]) => place.call('POST', '{guild}/bulk-ban', { user_ids: list });
    simulator.world.limitUnstated({ nonMemberBans: 2 });

    const first = await bulk([...ids.slice(0, 3), place.member]);
    const second = await bulk(ids.slice(2));
    simulator.control.advanceClock(DAY_MS + 1);
    const nextDay = await bulk(ids.slice(2));

    expect(first.body).toEqual({ banned_users: [...ids.slice(0, 2), place.member], failed_users: [ids[2]] });
    expect(second.body).toMatchObject({ code: 30035 });
    expect(nextDay.body).toEqual({ banned_users: ids.slice(2), failed_users: [] });
  });

  test('Bulk ban skips the bot itself and fails users who are already banned', async () => {
    const place = newPlace(simulator);
    const [first = '', second = ''] = strangers(2);
    const self = objectOf(await place.call('GET', '/users/@me'))['id'];
    simulator.world.moderate(place.id, place.owner, { type: 'ban', targetId: first });

    const answer = await place.call('POST', '{guild}/bulk-ban', { user_ids: [self ?? '', first, second] });

    expect(answer.body).toEqual({ banned_users: [second], failed_users: [first] });
  });

  test('A ban deletes the user’s messages within the given period', async () => {
    const place = newPlace(simulator);
    const old = simulator.world.say(place.member, place.channelId, 'Old');
    const kept = simulator.world.age(place.channelId, old, 2 * HOUR_MS);
    simulator.world.say(place.member, place.channelId, 'New');

    simulator.world.moderate(place.id, place.owner, {
      type: 'ban',
      targetId: place.member,
      deleteMessageSeconds: 3_600,
    });

    expect(simulator.world.messages(place.channelId).map(({ id }) => id)).toEqual([kept]);
  });
});

describe('timeouts', () => {
  test('A timeout expires without an event, after which the member can write again', async () => {
    const place = newPlace(simulator);
    const until = new Date(Date.now() + 400 * DAY_MS).toISOString();
    simulator.world.moderate(place.id, place.owner, { type: 'timeout', targetId: place.member, durationMs: HOUR_MS });
    const messages = `${place.member}/channels/${place.channelId}/messages`;
    const write = () => callPage(simulator, 'POST', messages, { content: 'Hello' });
    const during = await write();
    bot.takeEventNames();

    simulator.control.advanceClock(HOUR_MS + 1_000);
    const after = await write();

    const member = objectOf(await place.call('GET', `{guild}/members/${place.member}`));
    expect([during.status, after.status]).toEqual([403, 200]);
    expect(asText(member['communication_disabled_until']) < until).toBe(true);
    expect(bot.takeEventNames()).not.toContain('GUILD_MEMBER_UPDATE');
  });
});

test('A timeout survives leaving and rejoining, and the member gets the rejoined flag', async () => {
  const place = newPlace(simulator);
  simulator.world.moderate(place.id, place.owner, { type: 'timeout', targetId: place.member, durationMs: HOUR_MS });
  const until = objectOf(await place.call('GET', `{guild}/members/${place.member}`))['communication_disabled_until'];
  simulator.world.removeMember(place.id, place.member);

  simulator.world.addMember(place.id, place.member);

  const back = await place.call('GET', `{guild}/members/${place.member}`);
  expect(back.body).toMatchObject({ communication_disabled_until: until, flags: 1, roles: [] });
});

function twice(id: string): string[] {
  return [id, id];
}

function isAbout(data: JsonObject, userId: string): boolean {
  return isObject(data['user']) && data['user']['id'] === userId;
}
