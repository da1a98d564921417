import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogEvent } from '@perigee/core/logs/events';
import { DEFAULT_LOGS } from '@perigee/core/logs/schema';
import { expect, onTestFinished, vi } from 'vitest';
import type { DatabaseLocation } from '../../src/database/database.ts';
import { test } from '../../src/testing/fixtures.ts';
import { createLoggedGuild, logged, ownMessages } from '../../src/testing/logging.ts';
import { letLeasesPass, spawnBot } from '../../src/testing/spawn-bot.ts';
import { createTestDatabase } from '../../src/testing/test-database.ts';
import { startBotProcess, type World } from '../../src/testing/world.ts';

/** Time for a process to start, and to find what the one before it left behind. */
const WITHIN = { timeout: 60_000 };

const ENTRIES = 35;
const ROLES = Array.from({ length: ENTRIES }, (_, index) => `role ${String(index).padStart(2, '0')}`);

const namesLogged = (world: World, logId: string) =>
  logged(world, logId).map(({ text }) => /role \d\d/.exec(text)?.[0]);

test('a log whose process is killed right after a message goes on in order, each entry once', {
  timeout: 240_000,
}, async ({ world }) => {
  const location = await ownDatabase();
  const guild = createLoggedGuild(world);
  await storeEntries(world, location, guild);
  const path = new RegExp(`/channels/${guild.logId}/messages$`);
  world.simulator.world.fail({ method: 'POST', path, status: 'lost', times: 1 });

  const killed = spawnBot(world, location);
  await vi.waitFor(() => expect(ownMessages(world, guild.logId)).not.toHaveLength(0), WITHIN);
  await killed.kill();
  await letLeasesPass(location);
  const after = await startBotProcess(world, location);
  onTestFinished(after.close);

  await vi.waitFor(() => expect(logged(world, guild.logId)).toHaveLength(ENTRIES), WITHIN);
  expect(namesLogged(world, guild.logId)).toEqual(ROLES);
});

test('a log fed by its webhook goes on after a kill in order, each entry once, by the webhook', {
  timeout: 240_000,
}, async ({ world }) => {
  const location = await ownDatabase();
  const guild = createLoggedGuild(world);
  await storeEntries(world, location, guild, [guild.logId]);
  // The platform has the message, and nobody is told: so a second try looks before it posts.
  world.simulator.world.fail({ method: 'POST', path: /\/webhooks\/\d+\//, status: 'lost', times: 1 });

  const killed = spawnBot(world, location);
  const posted = () => world.simulator.world.messages(guild.logId);
  await vi.waitFor(() => expect(posted()).not.toHaveLength(0), WITHIN);
  await killed.kill();
  await letLeasesPass(location);
  const after = await startBotProcess(world, location);
  onTestFinished(after.close);

  await vi.waitFor(() => expect(logged(world, guild.logId)).toHaveLength(ENTRIES), WITHIN);
  expect(namesLogged(world, guild.logId)).toEqual(ROLES);
  expect(new Set(posted().map(({ webhook }) => webhook?.name))).toEqual(new Set(['Test guild']));
});

test('a bulk deletion whose process ends before anything is gathered is one entry all the same', {
  timeout: 240_000,
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
  webhooks: readonly string[] = [],
): Promise<void> {
  const first = await startBotProcess(world, location);
  const { logBook, database } = first.services;
  await logEvent(first.services, guild, 'roleCreate', webhooks);
  const made = () => database.db.selectFrom('log_channels').select('webhook_id').execute();
  await vi.waitFor(async () => expect(await made()).toHaveLength(webhooks.length), WITHIN);
  await first.bot.close();
  for (const name of ROLES) {
    await logBook.write({
      guildId: guild.id,
      event: 'roleCreate',
      who: { by: { id: guild.owner.id, name: 'owner' } },
      target: { kind: 'role', id: name.slice(-2), name },
      channel: null,
      details: { name, color: 0, hoist: false, mentionable: false, permissions: [] },
    });
  }
  await first.close();
}

/** Has one event written down. */
async function logEvent(
  { settings }: World['services'],
  guild: ReturnType<typeof createLoggedGuild>,
  event: LogEvent,
  webhooks: readonly string[] = [],
) {
  await settings.change(
    { guildId: guild.id, savedBy: guild.owner.id, caller: null },
    {
      section: 'logs',
      part: { of: (logs) => logs, placeIn: () => undefined },
      next: (logs) => ({
        ...logs,
        webhooks: [...webhooks],
        list: { ...DEFAULT_LOGS.list, [event]: { enabled: true, channel: guild.logId } },
      }),
    },
  );
}
