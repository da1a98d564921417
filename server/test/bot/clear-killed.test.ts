import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createGuild } from '../../src/testing/fixtures.ts';
import { letLeasesPass, spawnBot } from '../../src/testing/spawn-bot.ts';
import { createTestDatabase } from '../../src/testing/test-database.ts';
import { BOT_ID, type BotProcess, startBotProcess, startWorld } from '../../src/testing/world.ts';

/** Time for a process to start, and to find what the one before it left behind. */
const FOUND_WITHIN_MS = 60_000;

test('clearing goes on where a killed process left it, deletes no message more, and tells the moderator once', {
  timeout: 200_000,
}, async () => {
  // The only bot is the one that is killed, and then the one after it.
  const world = await startWorld({ withBot: false });
  onTestFinished(world.close);
  const folder = await mkdtemp(join(tmpdir(), 'perigee-killed-'));
  const { location, drop } = await createTestDatabase(folder);
  onTestFinished(() => rm(folder, { recursive: true }));
  onTestFinished(drop);
  const guild = createGuild(world);
  const { channelId, owner, member } = guild;
  const { world: platform, control } = world.simulator;
  control.addMessages(channelId, 30, member.id);
  const left = () => platform.messages(channelId).filter(({ content }) => content.startsWith('Message'));
  // The bulk deletion arrives and nobody hears of it, nor of its repetition.
  const path = new RegExp(`/channels/${channelId}/messages/bulk-delete`);
  platform.fail({ method: 'POST', path, status: 'lost', times: 1 });
  platform.fail({ method: 'POST', path, status: 'slow', delayMs: 8_000, times: 9 });

  const bot = spawnBot(world, location);
  const isConnected = () => platform.requests().some(({ path: called }) => called.endsWith('/commands'));
  await expect.poll(isConnected, { timeout: FOUND_WITHIN_MS }).toBe(true);
  platform.say(owner.id, channelId, '!clear 20');
  await expect.poll(() => left().length, { timeout: FOUND_WITHIN_MS }).toBe(10);
  await bot.kill();
  await letLeasesPass(location);
  platform.recover();
  const after = await startBotProcess(world, location);
  onTestFinished(after.close);
  const isTold = ({ authorId, content }: { authorId: string; content: string }) =>
    authorId === BOT_ID && content.startsWith(`<@${owner.id}>, the clearing is over`);
  await letPatiencePass(after);
  await platform.waitForMessage(channelId, isTold, FOUND_WITHIN_MS);

  expect(left()).toHaveLength(10);
  expect(platform.messages(channelId).filter(isTold)).toHaveLength(1);
});

/** Once it is over, lets the time pass in which the process that was asked would have answered itself. */
async function letPatiencePass({ services }: BotProcess): Promise<void> {
  const pass = () =>
    sql`update acts set due_at = now(), next_at = now() where name = 'channel-moderation.tell-cleared'`.execute(
      services.database.db,
    );
  await expect.poll(async () => (await pass()).numAffectedRows, { timeout: FOUND_WITHIN_MS }).toBe(1n);
}
