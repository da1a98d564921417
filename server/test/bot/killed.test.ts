import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { DatabaseLocation } from '../../src/database/database.ts';
import { createGuild, type GuildFixture, test } from '../../src/testing/fixtures.ts';
import { spawnBot } from '../../src/testing/spawn-bot.ts';
import { createTestDatabase } from '../../src/testing/test-database.ts';
import { startBotProcess, type World } from '../../src/testing/world.ts';

/** Time for a process to start, and to find what the one before it left behind. */
const POSTED_WITHIN_MS = 60_000;
const FOUND_WITHIN_MS = 60_000;

const isReminder = ({ content }: { content: string }) => content.startsWith('⏰');

test('a reminder whose process is killed between posting it and noting so is in the channel once', {
  timeout: 240_000,
}, async ({ world }) => {
  const folder = await mkdtemp(join(tmpdir(), 'perigee-killed-'));
  const { location, drop } = await createTestDatabase(folder);
  onTestFinished(() => rm(folder, { recursive: true }));
  onTestFinished(drop);
  const guild = createGuild(world);
  await storeReminder(world, guild, location);
  const path = `/channels/${guild.channelId}/messages`;
  world.simulator.world.fail({ method: 'POST', path, status: 'lost', times: 1 });

  await killOncePosted(world, guild, location);
  const after = await startBotProcess(world, location);
  onTestFinished(after.close);
  const member = { guildId: guild.id, userId: guild.member.id };
  await expect.poll(() => after.services.reminders.list(member), { timeout: FOUND_WITHIN_MS }).toEqual([]);

  // The next process did not know, looked for it and did not post it again.
  expect(callsTo(world, 'GET', path)).toHaveLength(1);
  expect(callsTo(world, 'POST', path)).toHaveLength(1);
  expect(world.simulator.world.messages(guild.channelId).filter(isReminder)).toHaveLength(1);
});

async function storeReminder(
  world: World,
  { id, member, channelId }: GuildFixture,
  location: DatabaseLocation,
): Promise<void> {
  const first = await startBotProcess(world, location);
  await first.bot.close();
  const dueAt = new Date();
  await first.services.reminders.add({ guildId: id, userId: member.id, channelId, text: 'tea', dueAt });
  await first.close();
}

async function killOncePosted(world: World, { channelId }: GuildFixture, location: DatabaseLocation): Promise<void> {
  const bot = spawnBot(world, location);
  await world.simulator.world.waitForMessage(channelId, isReminder, POSTED_WITHIN_MS);
  await bot.kill();
}

function callsTo({ simulator }: World, method: string, path: string) {
  return simulator.world
    .requests()
    .filter((request) => request.method === method && request.path.split('?')[0]?.endsWith(path));
}
