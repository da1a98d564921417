import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asText, isObject, type Json, type JsonObject } from '../../src/base/json.ts';
import type { Simulator } from '../../src/main.ts';
import { callPage } from './call-page.ts';
import { newPlace, type Place, startLoose } from '../conformance/place.ts';
import { connectBot, type TestBot } from '../connect-bot.ts';
import { APPLICATION, idOf, objectOf } from '../start.ts';

let simulator: Simulator;
let bot: TestBot;
let place: Place;
beforeAll(async () => {
  simulator = await startLoose();
  bot = await connectBot(simulator);
  const what = { type: 3, name: 'what', description: 'What', autocomplete: true, required: true };
  const commands = [
    { name: 'find', description: 'Finds', options: [what] },
    { name: 'Profile', type: 2 },
    { name: 'Report', type: 3 },
  ];
  await newPlace(simulator).call('PUT', `/applications/${APPLICATION.id}/commands`, commands);
});
beforeEach(() => {
  place = newPlace(simulator);
});
afterAll(async () => {
  bot.close();
  await simulator.close();
});

/** Calls the page's API as the member; returns the response body. */
async function callChat(method: string, path: string, body?: Json): Promise<Json> {
  const address = path.replace('{channel}', `/channels/${place.channelId}`).replace('{guild}', `/guilds/${place.id}`);
  const response = await callPage(simulator, method, `${place.member}${address}`, body);
  const text = await response.text();
  const answer: Json = text === '' ? null : JSON.parse(text);
  return answer;
}

/** Has the bot answer the next interaction; returns the interaction and what the page shows. */
async function answered(call: Promise<Json>, answer: Json): Promise<{ interaction: JsonObject; reply: Json }> {
  const interaction = await bot.next('INTERACTION_CREATE');
  await bot.respond(interaction, answer);
  return { interaction, reply: await call };
}

const REPLY = { type: 4, data: { content: 'Here' } };

describe('chat page', () => {
  test('The chat page shows the bot’s autocomplete choices', async () => {
    const request = callChat('POST', '{channel}/autocomplete', {
      name: 'find',
      options: { what: 'te' },
      focused: 'what',
    });

    const choices = [{ name: 'Tea', value: 'tea' }];
    const { interaction, reply } = await answered(request, { type: 8, data: { choices } });

    expect(interaction).toMatchObject({ type: 4, data: { options: [{ name: 'what', value: 'te', focused: true }] } });
    expect(reply).toEqual(choices);
  });

  test('Rejects an autocomplete response with 26 choices', async () => {
    const request = callChat('POST', '{channel}/autocomplete', {
      name: 'find',
      options: { what: 'te' },
      focused: 'what',
    });
    const interaction = await bot.next('INTERACTION_CREATE');
    const choices = Array.from({ length: 26 }, (_, n) => ({ name: `${n}`, value: `${n}` }));

    const refused = await bot.respond(interaction, { type: 8, data: { choices } });
    await bot.respond(interaction, { type: 8, data: { choices: [] } });
    await request;

    expect(refused).toMatchObject({ status: 400, body: { code: 50035 } });
  });

  test('Context menu commands send the user or message they were used on', async () => {
    const messageId = simulator.world.say(place.member, place.channelId, 'Report me');
    const menus = await callChat('GET', '{channel}/menus');
    const named = (name: string) => asText(listOf(menus).find((entry) => entry['name'] === name)?.['id']);

    const report = callChat('POST', '{channel}/menus', { commandId: named('Report'), targetId: messageId });
    const { interaction: ofMessage } = await answered(report, REPLY);
    const profile = callChat('POST', '{channel}/menus', { commandId: named('Profile'), targetId: place.owner });
    const { interaction: ofPerson } = await answered(profile, REPLY);

    expect(ofMessage['data']).toMatchObject({
      type: 3,
      target_id: messageId,
      resolved: { messages: { [messageId]: { content: 'Report me' } } },
    });
    expect(ofPerson['data']).toMatchObject({
      type: 2,
      target_id: place.owner,
      resolved: { users: { [place.owner]: { id: place.owner } } },
    });
  });

  test('Submitting a modal sends the values of its selects and text inputs', async () => {
    const request = callChat('POST', '{channel}/modals', {
      customId: 'form',
      values: { who: [place.owner], why: 'So' },
      labelled: { who: 5, why: 4 },
    });

    const { interaction } = await answered(request, REPLY);

    expect(interaction['data']).toMatchObject({
      components: [
        { type: 18, component: { type: 5, custom_id: 'who', values: [place.owner] } },
        { type: 18, component: { type: 4, custom_id: 'why', value: 'So' } },
      ],
      resolved: { users: { [place.owner]: { id: place.owner } } },
    });
  });

  test('A user select sends the chosen users as resolved data', async () => {
    const components = [{ type: 1, components: [{ type: 5, custom_id: 'who' }] }];
    const message = idOf(await place.call('POST', '{channel}/messages', { content: 'Who?', components }));
    const chosen = { customId: 'who', componentType: '5', values: [place.owner] };

    const { interaction } = await answered(callChat('POST', `{channel}/messages/${message}/components`, chosen), {
      type: 6,
    });

    expect(interaction['data']).toMatchObject({ resolved: { users: { [place.owner]: { id: place.owner } } } });
  });

  test('A member can start a thread, join a voice channel and vote in a poll', async () => {
    simulator.world.setEveryone(place.id, ['ViewChannel', 'SendMessages', 'CreatePublicThreads', 'Connect']);
    const voice = idOf(await place.call('POST', '{guild}/channels', { name: 'Voice', type: 2 }));
    const poll = { question: { text: 'Why?' }, answers: [{ poll_media: { text: 'So' } }] };
    const message = idOf(await place.call('POST', '{channel}/messages', { poll }));

    await callChat('POST', '{channel}/threads', { name: 'Talk', messageId: message });
    await callChat('PUT', '{guild}/voice', { channelId: voice });
    await callChat('POST', `{channel}/messages/${message}/votes`, { answerId: '1' });

    expect(await callChat('GET', '{guild}')).toMatchObject({
      threads: [{ name: 'Talk', parentId: place.channelId }],
      voice: [{ userId: place.member, channelId: voice }],
    });
    expect((await place.call('GET', `{channel}/messages/${message}`)).body).toMatchObject({
      poll: { results: { answer_counts: [{ id: 1, count: 1 }] } },
    });
  });

  test('A member can attach files to messages and to command options', async () => {
    const file = { name: 'note.txt', type: 'text/plain', data: Buffer.from('Hello').toString('base64') };
    const command = { name: 'read', description: 'Reads', options: [{ type: 11, name: 'file', description: 'Which' }] };
    await place.call('POST', `/applications/${APPLICATION.id}/guilds/${place.id}/commands`, command);

    const message = await callChat('POST', '{channel}/messages', { content: '', files: [file] });
    const request = callChat('POST', '{channel}/commands', { name: 'read', options: { file } });
    const { interaction } = await answered(request, REPLY);

    expect(message).toMatchObject({ attachments: [{ filename: 'note.txt', size: 5 }] });
    const { options, resolved } = JSON.parse(JSON.stringify(interaction['data']));
    expect(resolved.attachments[options[0].value]).toMatchObject({ filename: 'note.txt', size: 5 });
  });

  test('Slow mode applies to members without the BypassSlowmode permission', async () => {
    await place.call('PATCH', '{channel}', { rate_limit_per_user: 60 });
    const write = () => callChat('POST', '{channel}/messages', { content: 'x' });

    const answers = [await write(), await write()];
    simulator.world.setEveryone(place.id, ['ViewChannel', 'SendMessages', 'BypassSlowmode']);

    expect(answers).toMatchObject([{ content: 'x' }, { code: 20016 }]);
    expect(await write()).toMatchObject({ content: 'x' });
  });

  test('Submitting a modal sends its uploaded files', async () => {
    const file = { name: 'note.txt', type: 'text/plain', data: Buffer.from('Hello').toString('base64') };
    const request = callChat('POST', '{channel}/modals', {
      customId: 'form',
      values: { proof: [file] },
      labelled: { proof: 19 },
    });

    const { interaction } = await answered(request, REPLY);

    const { components, resolved } = JSON.parse(JSON.stringify(interaction['data']));
    expect(components).toMatchObject([{ type: 18, component: { type: 19, custom_id: 'proof' } }]);
    expect(resolved.attachments[components[0].component.values[0]]).toMatchObject({ filename: 'note.txt' });
  });

  test('Pins, new threads and moving or disconnecting others appear in the audit log', async () => {
    simulator.world.setEveryone(place.id, [
      'ViewChannel',
      'PinMessages',
      'CreatePublicThreads',
      'Connect',
      'MoveMembers',
    ]);
    const voice = idOf(await place.call('POST', '{guild}/channels', { name: 'Voice', type: 2 }));
    const message = simulator.world.say(place.owner, place.channelId, 'Pin me');
    simulator.world.setVoiceChannel(place.id, place.owner, voice);

    await callChat('POST', `{channel}/messages/${message}/pin`, {});
    await callChat('POST', '{channel}/threads', { name: 'Talk' });
    await callChat('PUT', `{guild}/members/${place.owner}/voice`, { channelId: voice });
    await callChat('PUT', `{guild}/members/${place.owner}/voice`, { channelId: null });

    expect((await place.call('GET', `{guild}/audit-logs?user_id=${place.member}`)).body).toMatchObject({
      audit_log_entries: [{ action_type: 27 }, { action_type: 26 }, { action_type: 110 }, { action_type: 74 }],
    });
    expect(await callChat('GET', '{guild}')).toMatchObject({ voice: [] });
  });

  test('A forum that requires tags accepts only posts with a tag', async () => {
    const tags = { available_tags: [{ name: 'Question' }], flags: 16 };
    const forum = objectOf(await place.call('POST', '{guild}/channels', { name: 'help', type: 15, ...tags }));
    const [tag] = listOf(forum['available_tags'] ?? null);
    const post = { name: 'How?', content: 'So' };
    const at = `/channels/${asText(forum['id'])}`;

    const answers = [
      await callChat('POST', `${at}/threads`, post),
      await callChat('POST', `${at}/messages`, { content: 'So' }),
    ];
    const made = await callChat('POST', `${at}/threads`, { ...post, tags: [asText(tag?.['id'])] });

    expect(answers).toMatchObject([{ code: 40067 }, { code: 50013 }]);
    const { id } = JSON.parse(JSON.stringify(made));
    expect(await callChat('GET', `/channels/${id}/messages`)).toMatchObject([{ id, content: 'So' }]);
  });

  test('An automod rule blocks a thread title', async () => {
    const rule = {
      name: 'Words',
      event_type: 1,
      trigger_type: 1,
      trigger_metadata: { keyword_filter: ['cat'] },
      actions: [{ type: 1 }],
      enabled: true,
    };
    await place.call('POST', '{guild}/auto-moderation/rules', rule);

    const answer = await callChat('POST', '{channel}/threads', { name: 'cat' });

    expect(answer).toMatchObject({ code: 200001 });
  });

  test('The chat page can show two people side by side', async () => {
    const response = await fetch(
      `${simulator.url}/beside?person=${place.member}&other=${place.owner}&guild=${place.id}`,
    );

    const page = await response.text();
    expect(page).toContain(`src="/?person=${place.member}&amp;guild=${place.id}&amp;channel="`);
    expect(page).toContain(`src="/?person=${place.owner}&amp;guild=${place.id}&amp;channel="`);
  });

  test('Only members with the PinMessages permission can pin messages', async () => {
    const message = simulator.world.say(place.owner, place.channelId, 'Pin me');

    const refused = await callChat('POST', `{channel}/messages/${message}/pin`, {});
    simulator.world.setEveryone(place.id, ['ViewChannel', 'PinMessages', 'ReadMessageHistory']);
    await callChat('POST', `{channel}/messages/${message}/pin`, {});

    expect(refused).toMatchObject({ code: 50013 });
    expect(await callChat('GET', '{channel}/pins')).toMatchObject([{ id: message, pinned: true }]);
  });
});

function listOf(value: Json): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
