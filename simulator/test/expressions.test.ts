import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Simulator } from '../src/main.ts';
import { newPlace, startLoose } from './conformance/place.ts';
import { connectBot, type TestBot } from './connect-bot.ts';
import { APPLICATION, idOf } from './start.ts';

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

test('A bot can upload, send, rename and delete a sticker', async () => {
  const place = newPlace(simulator);
  const form = new FormData();
  form.set('name', 'Wave');
  form.set('tags', 'wave');
  form.set('file', new File(['picture'], 'wave.png', { type: 'image/png' }));
  const headers = { authorization: `Bot ${APPLICATION.botToken}` };
  const address = `${simulator.apiUrl}/v10/guilds/${place.id}/stickers`;

  const { id } = JSON.parse(await (await fetch(address, { method: 'POST', headers, body: form })).text());
  const message = await place.call('POST', '{channel}/messages', { sticker_ids: [id] });
  const renamed = await place.call('PATCH', `{guild}/stickers/${id}`, { name: 'Hello' });
  const removed = await place.call('DELETE', `{guild}/stickers/${id}`);

  expect(message).toMatchObject({ status: 200, body: { sticker_items: [{ id, name: 'Wave', format_type: 1 }] } });
  expect(renamed.body).toMatchObject({ name: 'Hello', tags: 'wave' });
  expect(removed.status).toBe(204);
  expect(await bot.next('GUILD_STICKERS_UPDATE')).toMatchObject({ stickers: [{ id }] });
});

test('A bot with CreateGuildExpressions can rename its own emoji, but not an unknown one', async () => {
  const place = newPlace(simulator, ['ViewChannel', 'CreateGuildExpressions']);
  const image = `data:image/png;base64,${Buffer.from('x').toString('base64')}`;
  const own = idOf(await place.call('POST', '{guild}/emojis', { name: 'own', image }));

  const answers = [
    await place.call('PATCH', `{guild}/emojis/${own}`, { name: 'mine' }),
    await place.call('PATCH', '{guild}/emojis/1', { name: 'theirs' }),
    await place.call('POST', '{guild}/emojis', { name: 'bad', image: 'nothing' }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 400, 400]);
});

test('A bot can add a user to a guild only with their guilds.join consent', async () => {
  const place = newPlace(simulator);
  const person = simulator.world.createPerson({ username: 'guest' });
  const tokens = [['identify'], ['guilds.join']].map(
    (scopes) => simulator.world.issueToken(person, scopes).accessToken,
  );
  const join = (token: string) =>
    place.call('PUT', `{guild}/members/${person}`, { access_token: token, nick: 'Guest' });

  const [refused, joined, again] = [
    await join(tokens[0] ?? ''),
    await join(tokens[1] ?? ''),
    await join(tokens[1] ?? ''),
  ];

  expect([refused.status, joined.status, again.status]).toEqual([401, 201, 204]);
  expect(joined.body).toMatchObject({ nick: 'Guest', user: { id: person } });
});
