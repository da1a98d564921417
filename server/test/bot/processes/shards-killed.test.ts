import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { openKillable, WITHIN } from '../../support/bot/killable.ts';
import { BOT_ID } from '../../support/world.ts';

/** The session is stored every second; a slow machine takes longer. */
const KEPT_MS = 4_000;

test('Messages sent while a killed bot is down are answered once by its successor in the same session', async () => {
  const { simulator, spawn, startNext } = await openKillable();
  const { world, control } = simulator;
  const ownerId = world.createPerson({ username: 'owner' });
  const { channelIds } = world.createGuild({ name: 'guild', ownerId, botIn: true });
  const channelId = channelIds[0] ?? '';
  const answers = () => world.messages(channelId).filter(({ authorId }) => authorId === BOT_ID).length;
  const bot = spawn();
  await bot.isConnected();
  world.say(ownerId, channelId, '!ping');
  await vi.waitFor(() => expect(answers()).toBe(1), WITHIN);
  await sleep(KEPT_MS);

  await bot.kill();
  world.say(ownerId, channelId, '!ping');
  await startNext();

  await vi.waitFor(() => expect(answers()).toBe(2), WITHIN);
  expect(control.counters()).toMatchObject({ identifies: 1, resumes: 1 });
});

test('A command that a killed bot received but did not answer is answered once by its successor', async () => {
  const { simulator, spawn, startNext } = await openKillable();
  const { world, control } = simulator;
  const ownerId = world.createPerson({ username: 'owner' });
  const { channelIds } = world.createGuild({ name: 'guild', ownerId, botIn: true });
  const channelId = channelIds[0] ?? '';
  const path = `/channels/${channelId}/messages`;
  const answers = () => world.messages(channelId).filter(({ authorId }) => authorId === BOT_ID).length;
  const bot = spawn();
  await bot.isConnected();
  world.fail({ method: 'POST', path, status: 'never', times: 10 });
  world.say(ownerId, channelId, '!ping');
  await sleep(KEPT_MS);

  await bot.kill();
  world.recover();
  await startNext();

  await vi.waitFor(() => expect(answers()).toBe(1), WITHIN);
  expect(control.counters()).toMatchObject({ identifies: 1, resumes: 1 });
});

test('A ban interrupted by a kill becomes one case, and the next bot completes the deferred answer', async () => {
  const { simulator, spawn, startNext } = await openKillable();
  const { world, control } = simulator;
  const ownerId = world.createPerson({ username: 'owner' });
  const memberId = world.createPerson({ username: 'member' });
  const { id, channelIds } = world.createGuild({ name: 'guild', ownerId, members: [memberId], botIn: true });
  const channelId = channelIds[0] ?? '';
  const contents = () => world.messages(channelId).map(({ content }) => content);
  const bot = spawn();
  await bot.isConnected();
  await vi.waitFor(() => expect(world.requests().some(isRegistration)).toBe(true), WITHIN);
  world.fail({ method: 'PUT', path: `/guilds/${id}/bans/${memberId}`, status: 'never', times: 10 });
  const interaction = world.slash(ownerId, channelId, 'ban', { member: memberId }).catch(() => null);
  await vi.waitFor(() => expect(contents()).toEqual(['']), WITHIN);
  await sleep(KEPT_MS);

  await bot.kill();
  world.recover();
  await startNext();

  await vi.waitFor(() => expect(contents()).toEqual([expect.stringContaining('case **#1**')]), WITHIN);
  await interaction;
  expect(control.counters()).toMatchObject({ identifies: 1, resumes: 1 });
  const bans = world.requests().filter(({ path, status }) => path.includes('/bans/') && status === 204);
  expect(bans).toHaveLength(1);
});

const isRegistration = ({ method, path }: { method: string; path: string }) =>
  method === 'PUT' && path.endsWith('/commands');
