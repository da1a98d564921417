import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { checkBooks } from '../../src/features/balances/check-books.ts';
import { createGuild } from '../../src/testing/fixtures.ts';
import { letLeasesPass, spawnBot } from '../../src/testing/spawn-bot.ts';
import { createTestDatabase } from '../../src/testing/test-database.ts';
import { BOT_ID, startBotProcess, startWorld } from '../../src/testing/world.ts';

/** Time for a process to start, and to find what the one before it left behind. */
const FOUND_WITHIN_MS = 60_000;

/** More than one page of the platform's list, and more than one transaction. */
const MEMBERS = 4_500;

test('money for a role comes to each member once, though processes are killed while they list and while they give', {
  timeout: 240_000,
}, async () => {
  // The only bots are those that are killed, and then the one after them.
  const world = await startWorld({ withBot: false });
  onTestFinished(world.close);
  const folder = await mkdtemp(join(tmpdir(), 'perigee-killed-'));
  const { location, drop } = await createTestDatabase(folder);
  onTestFinished(() => rm(folder, { recursive: true }));
  onTestFinished(drop);
  const guild = createGuild(world);
  const platform = world.simulator.world;
  const roleId = platform.createRole(guild.id, { name: 'Crew' });
  for (const personId of world.simulator.control.addMembers(guild.id, MEMBERS)) {
    platform.grantRole(guild.id, personId, roleId);
  }
  const reply = () =>
    platform
      .messages(guild.channelId)
      .filter(({ authorId }) => authorId === BOT_ID)
      .map(({ embeds }) => JSON.stringify(embeds))
      .join();
  const path = new RegExp(`/guilds/${guild.id}/members(\\?|$)`);
  const listed = () => platform.requests().filter(({ path: called }) => path.test(called)).length;

  // The first dies while it looks through the members, the second while it gives.
  platform.fail({ method: 'GET', path, status: 'slow', delayMs: 300, times: 9 });
  const first = spawnBot(world, location);
  onTestFinished(() => first.kill());
  const isConnected = () => platform.requests().some(({ path: called }) => called.endsWith('/commands'));
  await expect.poll(isConnected, { timeout: FOUND_WITHIN_MS }).toBe(true);
  platform.say(guild.manager.id, guild.channelId, `!money add <@&${roleId}> 7`);
  await expect.poll(listed, { timeout: FOUND_WITHIN_MS }).toBeGreaterThan(1);
  await first.kill();
  await letLeasesPass(location);
  platform.recover();
  const second = spawnBot(world, location);
  onTestFinished(() => second.kill());
  // A quick machine may have done it before anybody looks.
  await expect.poll(reply, { timeout: FOUND_WITHIN_MS, interval: 5 }).toMatch(/of 4,500|Done/);
  await second.kill();
  await letLeasesPass(location);
  const third = await startBotProcess(world, location);
  onTestFinished(third.close);
  await expect.poll(reply, { timeout: FOUND_WITHIN_MS }).toContain('Done: 4,500 members');

  const { db } = third.services.database;
  const { rows } = await sql`
    select count(*)::integer as rows, count(distinct user_id)::integer as members, sum(balance)::integer as given
    from ledger where guild_id = ${guild.id} and kind = 'grant'`.execute(db);
  expect(rows).toEqual([{ rows: MEMBERS, members: MEMBERS, given: MEMBERS * 7 }]);
  expect((await checkBooks(db)).difference).toBeNull();
  // One reply, which was edited: by whichever process was there.
  expect(platform.messages(guild.channelId).filter(({ authorId }) => authorId === BOT_ID)).toHaveLength(1);
});
