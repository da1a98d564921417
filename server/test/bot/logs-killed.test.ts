import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogEvent } from '@perigee/core/logs/events';
import { DEFAULT_LOGS } from '@perigee/core/logs/schema';
import { expect, onTestFinished, vi } from 'vitest';
import type { DatabaseLocation } from '../../src/database/database.ts';
import { test } from '../../src/testing/fixtures.ts';
import { createLoggedGuild, logged, ownMessages } from '../../src/testing/logging.ts';
import { spawnBot } from '../../src/testing/spawn-bot.ts';
import { createTestDatabase } from '../../src/testing/test-database.ts';
import { startBotProcess, type World } from '../../src/testing/world.ts';

/** Time for a process to start, and to find what the one before it left behind. */
const WITHIN = { timeout: 40_000 };

const ENTRIES = 35;

test('a log whose process is killed right after a message goes on in order, each entry once', {
  timeout: 150_000,
}, async ({ world }) => {
  const location = await ownDatabase();
  const guild = createLoggedGuild(world);
  await storeEntries(world, location, guild);
  const path = new RegExp(`/channels/${guild.logId}/messages$`);
  world.simulator.world.fail({ method: 'POST', path, status: 'lost', times: 1 });

  const killed = spawnBot(world, location);
  await vi.waitFor(() => expect(ownMessages(world, guild.logId)).not.toHaveLength(0), WITHIN);
  await killed.kill();
  const after = await startBotProcess(world, location);
  onTestFinished(after.close);

  await vi.waitFor(() => expect(logged(world, guild.logId)).toHaveLength(ENTRIES), WITHIN);
  const names = logged(world, guild.logId).map(({ text }) => /role \d\d/.exec(text)?.[0]);
  expect(names).toEqual(Array.from({ length: ENTRIES }, (_, index) => `role ${String(index).padStart(2, '0')}`));
});

test('a bulk deletion whose process ends before anything is gathered is one entry all the same', {
  timeout: 60_000,
}, async ({ world }) => {
  const location = await ownDatabase();
  const guild = createLoggedGuild(world);
  const { world: platform } = world.simulator;
  const first = await startBotProcess(world, location);
  await logEvent(first.services, guild, 'messageDeleteBulk');
  const ids = ['one', 'two', 'three'].map((text) => platform.say(guild.member.id, guild.channelId, text));
  const kept = () => first.services.messageArchive.find(guild.id, ids);
  await vi.waitFor(async () => expect(await kept()).toHaveLength(3), WITHIN);

  await world.services.api.channels.bulkDeleteMessages(guild.channelId, ids);
  const parts = () => first.services.database.db.selectFrom('log_bulk_parts').select('id').execute();
  await vi.waitFor(async () => expect(await parts()).toHaveLength(1), { ...WITHIN, interval: 10 });
  await first.close();
  expect(logged(world, guild.logId)).toEqual([]);
  const after = await startBotProcess(world, location);
  onTestFinished(after.close);

  await vi.waitFor(() => expect(logged(world, guild.logId)).toHaveLength(1), WITHIN);
  expect(logged(world, guild.logId)[0]?.text).toContain('3');
});

async function ownDatabase(): Promise<DatabaseLocation> {
  const folder = await mkdtemp(join(tmpdir(), 'perigee-logged-'));
  const { location, drop } = await createTestDatabase(folder);
  onTestFinished(() => rm(folder, { recursive: true }));
  onTestFinished(drop);
  return location;
}

/** Writes down what happened, and ends before anything is posted. */
async function storeEntries(
  world: World,
  location: DatabaseLocation,
  guild: ReturnType<typeof createLoggedGuild>,
): Promise<void> {
  const first = await startBotProcess(world, location);
  await first.bot.close();
  const { logBook } = first.services;
  await logEvent(first.services, guild, 'roleCreate');
  for (let index = 0; index < ENTRIES; index += 1) {
    await logBook.write({
      guildId: guild.id,
      event: 'roleCreate',
      who: { by: { id: guild.owner.id, name: 'owner' } },
      target: { kind: 'role', id: String(index), name: `role ${String(index).padStart(2, '0')}` },
      channel: null,
      details: {
        name: `role ${String(index).padStart(2, '0')}`,
        color: 0,
        hoist: false,
        mentionable: false,
        permissions: [],
      },
    });
  }
  await first.close();
}

/** Has one event written down. */
async function logEvent({ settings }: World['services'], guild: ReturnType<typeof createLoggedGuild>, event: LogEvent) {
  await settings.change(
    { guildId: guild.id, savedBy: guild.owner.id, caller: null },
    {
      section: 'logs',
      part: { of: (logs) => logs, placeIn: () => undefined },
      next: (logs) => ({ ...logs, list: { ...DEFAULT_LOGS.list, [event]: { enabled: true, channel: guild.logId } } }),
    },
  );
}
