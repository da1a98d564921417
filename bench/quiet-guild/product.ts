import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Simulator, startSimulator } from '@perigee/simulator';
import { compose } from '../../server/src/compose.ts';
import type { Db } from '../../server/src/database/database.ts';
import { createLog } from '../../server/src/http/request-log.ts';
import { runBot } from '../../server/src/start-bot.ts';
import { createTestDatabase } from '../../server/test/support/test-database.ts';
import { BOT_CREDENTIALS, BOT_ID, testConfig } from '../../server/test/support/world.ts';

const APPLICATION = { id: BOT_ID, name: 'Perigee', clientSecret: '', botToken: '', redirectUris: [] };
/** Number of channels in the quiet guild, so that a channel's rate limit delays nobody. */
const CHANNELS = 20;

interface BusyGuild {
  guildId: string;
  channelIds: readonly string[];
}

/**
 * The bot on the platform with its real limits, in a busy guild and in a quiet one.
 * @param prepare Sets up the busy guild before the bot is up.
 */
export async function startWithQuietGuilds<Prepared extends object>(
  name: string,
  prepare: (parts: { world: Simulator['world']; db: Db } & BusyGuild) => Promise<Prepared>,
) {
  const folder = await mkdtemp(join(tmpdir(), 'perigee-bench-'));
  const { location, drop } = await createTestDatabase(folder);
  const application = { ...APPLICATION, ...BOT_CREDENTIALS };
  const simulator = await startSimulator({ host: '127.0.0.1', port: 0, application, identifyIntervalMs: 0 });
  const { world } = simulator;
  const config = testConfig(simulator, location, {});
  const product = await compose(config, { ...BOT_CREDENTIALS, apiUrl: simulator.apiUrl }, createLog('silent'));
  const { db } = product.services.database;
  const ownerId = world.createPerson({ username: 'owner' });
  const { id: guildId, channelIds } = world.createGuild({ name, ownerId, botIn: true });
  const channels = Array.from({ length: CHANNELS }, (_, index) => `channel-${index}`);
  const quiet = world.createGuild({ name: 'Quiet', ownerId, botIn: true, channels });
  const prepared = await prepare({ world, db, guildId, channelIds });
  const bot = await runBot(product);
  await bot.ready;

  return {
    ...prepared,
    database: location.kind,
    simulator,
    world,
    db,
    guildId,
    channelId: channelIds[0] ?? '',
    ownerId,
    quietChannelIds: quiet.channelIds,
    async close() {
      await bot.close();
      await product.close();
      await simulator.close();
      await drop();
      await rm(folder, { recursive: true });
    },
  };
}

export type ProductWithQuietGuilds = Awaited<ReturnType<typeof startWithQuietGuilds>>;
