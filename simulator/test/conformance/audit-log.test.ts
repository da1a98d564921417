import { afterAll, beforeAll, expect, test } from 'vitest';
import { isObject, type JsonObject } from '../../src/base/json.ts';
import type { Simulator } from '../../src/main.ts';
import { connectBot, type TestBot } from '../connect-bot.ts';
import { idOf, objectOf } from '../start.ts';
import { newPlace, type Place, startLoose } from './place.ts';

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

async function entriesOf(place: Place, query = ''): Promise<JsonObject[]> {
  const entries = objectOf(await place.call('GET', `{guild}/audit-logs${query}`))['audit_log_entries'];
  return Array.isArray(entries) ? entries.filter(isObject) : [];
}

test('The audit log decodes the URL-encoded reason header', async () => {
  const place = newPlace(simulator);

  await place.call(
    'PUT',
    `{guild}/bans/${place.member}`,
    {},
    { 'x-audit-log-reason': encodeURIComponent('спам & more') },
  );

  expect(await entriesOf(place)).toMatchObject([{ action_type: 22, reason: 'спам & more' }, { action_type: 28 }]);
});

test('Rejects an audit log page of more than 100 entries', async () => {
  const answer = await newPlace(simulator).call('GET', '{guild}/audit-logs?limit=101');

  expect(answer.status).toBe(400);
});

test('Only a bot with VIEW_AUDIT_LOG receives audit log events', async () => {
  const [blind, seeing] = [newPlace(simulator, ['ViewChannel', 'ManageRoles']), newPlace(simulator)];

  await blind.call('POST', '{guild}/roles', { name: 'Unseen' });
  await seeing.call('POST', '{guild}/roles', { name: 'Seen' });

  const entry = await bot.next('GUILD_AUDIT_LOG_ENTRY_CREATE', (data) => data['action_type'] === 30);
  expect(entry).toMatchObject({ guild_id: seeing.id });
});

test('Successive deletions share one MESSAGE_DELETE entry with a count and a channel', async () => {
  const place = newPlace(simulator);
  const [first, second] = [1, 2].map((n) => simulator.world.say(place.member, place.channelId, `${n}`));

  simulator.world.deleteMessage(place.owner, place.channelId, first ?? '');
  simulator.world.deleteMessage(place.owner, place.channelId, second ?? '');

  const [entry] = await entriesOf(place, '?action_type=72');
  expect(entry).toMatchObject({
    user_id: place.owner,
    target_id: place.member,
    options: { channel_id: place.channelId, count: '2' },
  });
});

test('Deleting one’s own message, or deleting one as a bot, adds no audit log entry', async () => {
  const place = newPlace(simulator);
  const [own, other] = [1, 2].map((n) => simulator.world.say(place.member, place.channelId, `${n}`));

  simulator.world.deleteMessage(place.member, place.channelId, own ?? '');
  await place.call('DELETE', `{channel}/messages/${other}`);

  expect(await entriesOf(place, '?action_type=72')).toEqual([]);
});

test('An audit log entry can appear later than the action it describes', async () => {
  const place = newPlace(simulator);
  simulator.world.setAuditDelay(2_000);

  const role = idOf(await place.call('POST', '{guild}/roles', { name: 'Late' }));
  const atOnce = await entriesOf(place, '?action_type=30');
  simulator.world.setAuditDelay(0);
  await expect.poll(() => entriesOf(place, '?action_type=30')).toMatchObject([{ target_id: role }]);

  expect(atOnce).toEqual([]);
});
