import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { expect, onTestFinished } from 'vitest';
import { createGuild, test } from '../../src/testing/fixtures.ts';
import { platformOf } from '../../src/testing/platform-calls.ts';
import { letLeasesPass, spawnBot } from '../../src/testing/spawn-bot.ts';
import { createTestDatabase } from '../../src/testing/test-database.ts';
import { startBotProcess } from '../../src/testing/world.ts';

/** Time for a process to start, and to find what the one before it left behind. */
const FOUND_WITHIN_MS = 60_000;
const CHANNELS = 12;

test('setting up the mute role goes on where a killed process left it, with one role and nothing written twice', {
  timeout: 200_000,
}, async ({ world }) => {
  const folder = await mkdtemp(join(tmpdir(), 'perigee-killed-'));
  const { location, drop } = await createTestDatabase(folder);
  onTestFinished(() => rm(folder, { recursive: true }));
  onTestFinished(drop);
  const channels = Array.from({ length: CHANNELS }, (_, index) => `channel-${index}`);
  const guild = createGuild(world, { channels });
  const platform = platformOf(world);
  const denials = () => platform.calls('PUT', new RegExp(`/channels/(${guild.channelIds.join('|')})/permissions/`));
  const first = await startBotProcess(world, location);
  await first.bot.close();
  await first.services.muteRole.setUp({ guildId: guild.id, userId: guild.owner.id, createRole: true, name: 'Quiet' });
  await first.close();
  // The role is made and nobody hears of it; the seventh channel takes its time.
  world.simulator.world.fail({ method: 'POST', path: `/guilds/${guild.id}/roles`, status: 'lost', times: 1 });
  const slow = new RegExp(`/channels/${guild.channelIds[6]}/permissions/`);
  world.simulator.world.fail({ method: 'PUT', path: slow, status: 'lost', times: 1 });

  const bot = spawnBot(world, location);
  await expect.poll(() => denials().length, { timeout: FOUND_WITHIN_MS }).toBeGreaterThanOrEqual(7);
  await bot.kill();
  await letLeasesPass(location);
  const after = await startBotProcess(world, location);
  onTestFinished(after.close);
  await expect
    .poll(async () => (await after.services.muteRole.progress(guild.id))?.state, { timeout: FOUND_WITHIN_MS })
    .toBe('done');

  const made = (await platform.roles(guild.id)).filter(({ name }) => name === 'Quiet');
  expect(made).toHaveLength(1);
  expect(await after.services.muteRole.progress(guild.id)).toMatchObject({
    roleId: made[0]?.id,
    total: CHANNELS,
    done: CHANNELS,
    failed: [],
  });
  const { deny } = await platform.overwrite(guild.channelIds.at(-1) ?? '', made[0]?.id ?? '');
  expect(deny & Bits.SendMessages).toBe(Bits.SendMessages);
  // Each channel once: what was written and not noted was looked at first.
  expect(denials()).toHaveLength(CHANNELS);
});
