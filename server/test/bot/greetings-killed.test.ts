import { DEFAULT_GREETINGS } from '@perigee/core/greetings/schema';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { DatabaseLocation } from '../../src/database/database.ts';
import { createGuild, type GuildFixture } from '../../src/testing/fixtures.ts';
import { letLeasesPass, spawnBot } from '../../src/testing/spawn-bot.ts';
import { createTestDatabase } from '../../src/testing/test-database.ts';
import { BOT_ID, connectSecondProcess, startBotProcess, startWorld, type World } from '../../src/testing/world.ts';

/** Time for a process to start, and to find what the one before it left behind. */
const FOUND_WITHIN = { timeout: 60_000 };
const RAIDERS = 8;

test('a raid in which the bot is killed is greeted once each, in order, with nobody missed', {
  timeout: 200_000,
}, async () => {
  // The only bot is the one that is killed, and then the one after it.
  const world = await startWorld({ withBot: false, messagesPerChannel: 1_000 });
  onTestFinished(world.close);
  const folder = await mkdtemp(join(tmpdir(), 'perigee-killed-'));
  const { location, drop } = await createTestDatabase(folder);
  onTestFinished(() => rm(folder, { recursive: true }));
  onTestFinished(drop);
  const guild = createGuild(world);
  const { world: platform } = world.simulator;
  const roleId = platform.createRole(guild.id, { name: 'Newcomer' });
  await greetIn(world, guild, roleId, location);
  const greeted = () =>
    platform
      .messages(guild.channelId)
      .filter(({ authorId }) => authorId === BOT_ID)
      .map(({ content }) => content);
  const path = `/channels/${guild.channelId}/messages`;

  const begun = Date.now();
  const bot = spawnBot(world, location);
  onTestFinished(() => bot.kill());
  // A bot that is connected compares its commands with those the platform has.
  const isConnected = () =>
    platform.requests().some(({ path: called, at }) => at >= begun && called.includes('/commands'));
  await expect.poll(isConnected, FOUND_WITHIN).toBe(true);
  // The third greeting is posted and nobody hears of it. Each takes its time, so that the third can not be missed.
  platform.fail({ method: 'POST', path, status: 'slow', delayMs: 1_000, times: 3 });
  const ids = Array.from({ length: RAIDERS }, (_, index) => {
    const id = platform.createPerson({ username: `raider${index}` });
    platform.addMember(guild.id, id);
    return id;
  });
  await expect.poll(greeted, FOUND_WITHIN).toHaveLength(2);
  platform.fail({ method: 'POST', path, status: 'lost', times: 1 });
  platform.fail({ method: 'POST', path, status: 'slow', delayMs: 8_000, times: 9 });
  await expect.poll(() => greeted().length, FOUND_WITHIN).toBeGreaterThanOrEqual(3);
  await bot.kill();
  platform.recover();
  await letLeasesPass(location);
  const after = await startBotProcess(world, location);
  onTestFinished(after.close);

  await expect.poll(greeted, FOUND_WITHIN).toEqual(ids.map((id) => `Hi <@${id}>`));
  const { db } = after.services.database;
  const waiting = db.selectFrom('acts').select('name').where('state', '=', 'waiting');
  await expect.poll(() => waiting.execute(), FOUND_WITHIN).toEqual([]);
  expect(await db.selectFrom('join_role_grants').selectAll().execute()).toEqual([]);
  expect(greeted()).toHaveLength(RAIDERS);
});

/** Has the server greet. */
async function greetIn(
  world: World,
  { id: guildId, channelId }: GuildFixture,
  roleId: string,
  location: DatabaseLocation,
): Promise<void> {
  const { config, simulator } = world;
  const first = await connectSecondProcess({ config: { ...config, database: location }, simulator });
  const greeting = { ...DEFAULT_GREETINGS.join, enabled: true, message: 'Hi {{ member.mention }}', channel: channelId };
  const greetings = { ...DEFAULT_GREETINGS, join: greeting, joinRoles: [roleId] };
  const { db } = first.database;
  await db
    .insertInto('guild_settings')
    .values({
      guild_id: guildId,
      section: 'greetings',
      version: 1,
      value: JSON.stringify(greetings),
    })
    .execute();
  await first.close();
}
