import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asText, isObject, type Json, type JsonObject } from '../src/base/json.ts';
import type { Simulator } from '../src/main.ts';
import { newPlace, type Place, startLoose } from './conformance/place.ts';
import { connectBot, type TestBot } from './connect-bot.ts';
import { call, idOf, objectOf } from './start.ts';

let simulator: Simulator;
let bot: TestBot;
let place: Place;
beforeAll(async () => {
  simulator = await startLoose();
  bot = await connectBot(simulator);
});
beforeEach(() => {
  place = newPlace(simulator);
});
afterAll(async () => {
  bot.close();
  await simulator.close();
});

describe('threads', () => {
  const open = async (body: Json = { name: 'Talk', type: 11 }) =>
    idOf(await place.call('POST', '{channel}/threads', body));
  const at = (id: string, method: string, path: string, body?: Json) =>
    place.call(method, `/channels/${id}${path}`, body);

  test('Writing in an archived thread reopens it', async () => {
    const id = await open();
    const created = await bot.next('THREAD_CREATE');
    await at(id, 'PUT', `/thread-members/${place.member}`);
    const joined = await bot.next('THREAD_MEMBERS_UPDATE');
    await at(id, 'PATCH', '', { archived: true });

    simulator.world.say(place.member, id, 'Back');

    expect(created).toMatchObject({ id, newly_created: true, parent_id: place.channelId });
    expect(joined).toMatchObject({ member_count: 2, added_members: [{ user_id: place.member }] });
    expect(objectOf(await at(id, 'GET', ''))).toMatchObject({ thread_metadata: { archived: false }, message_count: 1 });
  });

  test('Rejects an edit of a message in an archived thread', async () => {
    const id = await open();
    const message = idOf(await at(id, 'POST', '/messages', { content: 'x' }));
    await at(id, 'PATCH', '', { archived: true });

    const answer = await at(id, 'PATCH', `/messages/${message}`, { content: 'y' });

    expect(answer).toMatchObject({ status: 400, body: { code: 50083 } });
  });

  test('A message can have only one thread, which has the id of the message', async () => {
    const message = idOf(await place.call('POST', '{channel}/messages', { content: 'Root' }));
    const begin = () => place.call('POST', `{channel}/messages/${message}/threads`, { name: 'Talk' });

    const [first, second] = [await begin(), await begin()];

    expect(idOf(first)).toBe(message);
    expect(second).toMatchObject({ status: 400, body: { code: 160004 } });
    expect(objectOf(await place.call('GET', `{channel}/messages/${message}`))).toMatchObject({
      thread: { id: message },
    });
  });

  test('A forum that requires tags rejects a post without one', async () => {
    const tags = [{ name: 'Bug' }];
    const forum = await place.call('POST', '{guild}/channels', {
      name: 'f',
      type: 15,
      flags: 16,
      available_tags: tags,
    });
    const [tag] = JSON.parse(JSON.stringify(objectOf(forum)['available_tags']));
    const post = (change: object) =>
      at(idOf(forum), 'POST', '/threads', { name: 'It', message: { content: 'x' }, ...change });

    const [without, withIt] = [await post({}), await post({ applied_tags: [tag.id] })];

    expect(without).toMatchObject({ status: 400, body: { code: 40067 } });
    expect(withIt).toMatchObject({ status: 201, body: { applied_tags: [tag.id], message: { content: 'x' } } });
    expect((await at(idOf(forum), 'POST', '/messages', { content: 'x' })).body).toMatchObject({ code: 50008 });
  });
});

describe('webhooks', () => {
  const hookIn = async (channel = '{channel}') => {
    const { id, token } = objectOf(await place.call('POST', `${channel}/webhooks`, { name: 'Hook' }));
    return `/webhooks/${asText(id)}/${asText(token)}`;
  };

  test('A webhook writes under its own name and changes only its own messages', async () => {
    const hook = await hookIn();
    const other = await hookIn();
    const message = await place.call('POST', `${hook}?wait=true`, { content: 'Hi', username: 'Guest' });

    const edit = await place.call('PATCH', `${hook}/messages/${idOf(message)}`, { content: 'Edited' });
    const foreign = await place.call('DELETE', `${other}/messages/${idOf(message)}`);

    expect(message.body).toMatchObject({ author: { username: 'Guest', bot: true, discriminator: '0000' } });
    expect(edit.body).toMatchObject({ content: 'Edited' });
    expect(foreign).toMatchObject({ status: 404, body: { code: 10008 } });
  });

  test('A webhook writes in a thread of its channel, but not in other channels', async () => {
    const hook = await hookIn();
    const thread = idOf(await place.call('POST', '{channel}/threads', { name: 'Talk', type: 11 }));
    const send = (id: string) => place.call('POST', `${hook}?wait=true&thread_id=${id}`, { content: 'x' });

    const [inside, outside] = [await send(thread), await send(newPlace(simulator).channelId)];

    expect(inside.body).toMatchObject({ channel_id: thread });
    expect(outside).toMatchObject({ status: 404, body: { code: 10003 } });
  });

  test('A webhook in a forum requires a thread or the name of a new one', async () => {
    const forum = idOf(await place.call('POST', '{guild}/channels', { name: 'f', type: 15 }));
    const hook = await hookIn(`/channels/${forum}`);

    const [without, named] = [
      await place.call('POST', hook, { content: 'x' }),
      await place.call('POST', `${hook}?wait=true`, { content: 'x', thread_name: 'New' }),
    ];

    expect(without).toMatchObject({ status: 400, body: { code: 220001 } });
    expect(named.status).toBe(200);
  });

  test('Rejects a wrong webhook token with 50027', async () => {
    const [, , id] = (await hookIn()).split('/');

    const answer = await call(simulator, 'GET', `/webhooks/${id}/wrong`, { token: null });

    expect(answer).toMatchObject({ status: 401, body: { code: 50027 } });
  });
});

describe('invites', () => {
  test('An invite counts its uses and is deleted after the last one', async () => {
    const { code } = objectOf(await place.call('POST', '{channel}/invites', { max_uses: 2, unique: true }));
    const [first, second] = [1, 2].map((n) => simulator.world.createPerson({ username: `comer${n}` }));

    simulator.world.joinByInvite(first ?? '', asText(code));
    const uses = simulator.world.invite(asText(code));
    simulator.world.joinByInvite(second ?? '', asText(code));

    expect(uses).toMatchObject({ uses: 1, joinedIds: [first] });
    expect(await bot.next('INVITE_CREATE')).toMatchObject({ code, max_uses: 2 });
    expect(await bot.next('INVITE_DELETE')).toMatchObject({ code });
    expect((await place.call('GET', `/invites/${asText(code)}`)).body).toMatchObject({ code: 10006 });
  });
});

describe('voice', () => {
  test('The bot receives an event when a member joins voice, is moved, muted or disconnected', async () => {
    const [first, second] = await Promise.all(
      ['One', 'Two'].map(async (name) => idOf(await place.call('POST', '{guild}/channels', { name, type: 2 }))),
    );
    const change = (body: Json) => place.call('PATCH', `{guild}/members/${place.member}`, body);
    const absent = await change({ mute: true });
    simulator.world.setVoiceChannel(place.id, place.member, first ?? '');
    await change({ channel_id: second ?? '' });
    await change({ mute: true });
    await change({ channel_id: null });

    const states = [];
    for (let count = 0; count < 4; count += 1) states.push(await bot.next('VOICE_STATE_UPDATE'));

    expect(absent).toMatchObject({ status: 400, body: { code: 40032 } });
    expect(states.map(({ channel_id: channelId, mute }) => [channelId, mute])).toEqual([
      [first, false],
      [second, false],
      [second, true],
      [null, true],
    ]);
  });
});

describe('screening', () => {
  test('A new member is pending until they accept the rules', async () => {
    simulator.world.setScreening(place.id, true);
    const person = simulator.world.createPerson({ username: 'newcomer' });

    simulator.world.addMember(place.id, person);
    const isOfPerson = ({ user }: JsonObject) => isObject(user) && user['id'] === person;
    const joined = await bot.next('GUILD_MEMBER_ADD', isOfPerson);
    simulator.world.acceptRules(place.id, person);

    const updated = await bot.next('GUILD_MEMBER_UPDATE', isOfPerson);
    expect([joined['pending'], updated['pending']]).toEqual([true, false]);
  });
});

describe('people', () => {
  test('Typing and presence changes emit events, and a second vote replaces the first', async () => {
    const poll = { question: { text: 'Why?' }, answers: ['a', 'b'].map((text) => ({ poll_media: { text } })) };
    const message = idOf(await place.call('POST', '{channel}/messages', { poll }));
    simulator.world.startTyping(place.member, place.channelId);
    simulator.world.setPresence(place.member, 'idle');
    simulator.world.vote(place.member, place.channelId, message, 1);
    simulator.world.vote(place.member, place.channelId, message, 2);

    const received = [await bot.next('TYPING_START'), await bot.next('PRESENCE_UPDATE')];
    const voters = await place.call('GET', `{channel}/polls/${message}/answers/2`);

    expect(received).toMatchObject([{ user_id: place.member }, { status: 'idle' }]);
    expect(voters.body).toMatchObject({ users: [{ id: place.member }] });
    expect(objectOf(await place.call('GET', `{channel}/messages/${message}`))).toMatchObject({
      poll: {
        results: {
          answer_counts: [
            { id: 1, count: 0 },
            { id: 2, count: 1 },
          ],
        },
      },
    });
  });
});

describe('roles', () => {
  test('Moving a role to its current position emits no event', async () => {
    const role = idOf(await place.call('POST', '{guild}/roles', { name: 'Still', color: 5 }));
    await bot.next('GUILD_ROLE_CREATE');
    bot.takeEventNames();

    const answer = await place.call('PATCH', '{guild}/roles', [{ id: role, position: 1 }]);
    await place.call('POST', '{guild}/roles', { name: 'Other' });
    await bot.next('GUILD_ROLE_CREATE');

    expect(answer.status).toBe(200);
    expect(bot.takeEventNames()).not.toContain('GUILD_ROLE_UPDATE');
  });

  test('A role has a primary color and two optional ones', async () => {
    const answer = await place.call('POST', '{guild}/roles', { name: 'Red', colors: { primary_color: 0xff0000 } });

    const colors = { primary_color: 0xff0000, secondary_color: null, tertiary_color: null };
    expect(answer.body).toMatchObject({ color: 0xff0000, colors });
  });
});

test('Rejects a reaction with an emoji of an unknown server', async () => {
  const id = simulator.world.say(place.member, place.channelId, 'x');

  const answer = await place.call('PUT', `{channel}/messages/${id}/reactions/face:123456789012345678/@me`);

  expect(answer).toMatchObject({ status: 400, body: { code: 10014 } });
});
