import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { createGuild, type GuildFixture, test } from '../../src/testing/fixtures.ts';
import { spawnBot } from '../../src/testing/spawn-bot.ts';
import { embeddedIn } from '../../src/testing/test-database.ts';
import { startBotProcess, type World } from '../../src/testing/world.ts';

const hasServers = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

/** Time for a process to start, and for the timers to find one whose process died. */
const POSTED_WITHIN_MS = 30_000;
const FOUND_WITHIN_MS = 75_000;

const isReminder = ({ content }: { content: string }) => content.startsWith('⏰');

test.skipIf(hasServers)(
  'a reminder whose process is killed between posting it and noting so is in the channel once',
  { timeout: 150_000 },
  async ({ world }) => {
    const folder = await mkdtemp(join(tmpdir(), 'perigee-killed-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const guild = createGuild(world);
    const location = embeddedIn(folder);
    await storeReminder(world, guild, folder);
    const path = `/channels/${guild.channelId}/messages`;
    world.simulator.world.fail({ method: 'POST', path, status: 'lost', times: 1 });

    await killOncePosted(world, guild, folder);
    const after = await startBotProcess(world, location);
    onTestFinished(after.close);
    await letTimePass(after.services.database);
    const member = { guildId: guild.id, userId: guild.member.id };
    const before = await after.services.reminders.list(member);
    await expect.poll(() => after.services.reminders.list(member), { timeout: FOUND_WITHIN_MS }).toEqual([]);

    expect(before).toHaveLength(1);
    expect(postsTo(world, path)).toHaveLength(2);
    expect(world.simulator.world.messages(guild.channelId).filter(isReminder)).toHaveLength(1);
  },
);

async function storeReminder(world: World, { id, member, channelId }: GuildFixture, folder: string): Promise<void> {
  const first = await startBotProcess(world, embeddedIn(folder));
  await first.bot.close();
  const dueAt = new Date();
  await first.services.reminders.add({ guildId: id, userId: member.id, channelId, text: 'tea', dueAt });
  await first.close();
}

async function killOncePosted(world: World, { channelId }: GuildFixture, folder: string): Promise<void> {
  const bot = spawnBot(world, folder);
  await world.simulator.world.waitForMessage(channelId, isReminder, POSTED_WITHIN_MS);
  await bot.kill();
}

/** To the timers, the killed process took the reminder two minutes ago. */
async function letTimePass({ db }: World['services']['database']): Promise<void> {
  await sql`update timers.job set started_on = started_on - interval '2 minutes' where state = 'active'`.execute(db);
}

function postsTo({ simulator }: World, path: string) {
  return simulator.world.requests().filter((request) => request.method === 'POST' && request.path.endsWith(path));
}
