import type { AddressInfo } from 'node:net';
import { paymentEndpoints } from '@perigee/core/community/boost/payment-endpoints';
import { startSimulator, type Simulator } from '@perigee/simulator';
import { describedAnswers } from '@perigee/simulator/testing';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { compose, type Product } from '../../src/compose.ts';
import type { Config } from '../../src/config/config.ts';
import type { Environment } from '../../src/config/read-settings.ts';
import type { DatabaseLocation } from '../../src/database/database.ts';
import { openFeatures, type Services } from '../../src/features/index.ts';
import { createApp } from '../../src/http/app.ts';
import { createLog } from '../../src/http/request-log.ts';
import { type RunningBot, runBot } from '../../src/start-bot.ts';
import { describeApi, describeHealth } from '../../src/start-site.ts';
import { APPLICATION, BOT_CREDENTIALS, SHOP, testConfig } from './programs/processes.ts';
import { createTestDatabase } from './test-database.ts';

export { BOT_CREDENTIALS, BOT_ID, type BotProcess, startBotProcess, testConfig } from './programs/processes.ts';

/** Each test has its own guild and the bot makes calls for every one, which exceeds the platform's usual limit. */
const CALLS_PER_SECOND = 10_000;

/** A process that has just started beside others' tests is slow; the platform's own limit is 3 s. */
const ANSWER_WITHIN_MS = 15_000;

const SIMULATOR = {
  host: '127.0.0.1',
  port: 0,
  application: APPLICATION,
  botCallsPerSecond: CALLS_PER_SECOND,
  identifyIntervalMs: 0,
  answerWithinMs: ANSWER_WITHIN_MS,
  shop: SHOP,
  checkAnswer: describedAnswers(),
};

/** The product's server with its own simulator and a real database. */
export interface World {
  simulator: Simulator;
  config: Config;
  location: DatabaseLocation;
  services: Services;
  app: FastifyInstance;
  /** The API's base URL. */
  apiUrl: string;
  bot: RunningBot | null;
  /** Grants a guild boost or removes it, as if the operator had configured it from the start. */
  setBoost(guildId: string, isBoosted: boolean): Promise<void>;
  /** Makes everything that waits for the database or the platform fail at once. */
  abandon(): void;
  close(): Promise<void>;
}

interface WorldOptions {
  /** Settings that differ from the defaults; may depend on the platform's content. */
  env?: Environment | ((simulator: Simulator) => Environment);
  /** Raises the rate limit of the bot's messages per channel above the platform's, for tests that share a channel. */
  messagesPerChannel?: number;
  /** Whether the bot runs too; true by default. */
  withBot?: boolean;
  /** The log; silent by default, unless TEST_LOG sets a level. */
  log?: Logger;
  /** Reaches the database server through this local port, for tests that cut the connection. */
  throughPort?: number;
  /** Folder of the embedded database; in memory by default. */
  dataFolder?: string;
  /** An existing database, which is not removed; a fresh one by default. */
  location?: DatabaseLocation;
}

/** Only the platform and the payments sandbox, for tests whose product runs in other processes. */
export function startTestSimulator(limits: Pick<WorldOptions, 'messagesPerChannel'> = {}): Promise<Simulator> {
  return startSimulator({ ...SIMULATOR, ...limits });
}

export async function startWorld(options: WorldOptions = {}): Promise<World> {
  const { env = {}, withBot = true, throughPort, dataFolder = null, ...limits } = options;
  const { log = createLog(process.env['TEST_LOG'] ?? 'silent') } = options;
  const simulator = await startTestSimulator(limits);
  const { location, drop } =
    options.location === undefined
      ? await createTestDatabase(dataFolder)
      : { location: options.location, drop: noDrop };
  const settings = typeof env === 'function' ? env(simulator) : env;
  const input = testConfig(simulator, reachedThrough(throughPort, location), settings);
  const boostedGuilds = new Set(input.boostedGuilds);
  const config = { ...input, boostedGuilds };
  const platform = { ...BOT_CREDENTIALS, apiUrl: simulator.apiUrl, callsPerSecond: CALLS_PER_SECOND };

  const product = await compose(config, platform, log);
  const { services } = product;
  const { app, apiUrl } = await serve(product);
  simulator.payments.webhooks.setAddress(`${apiUrl}${paymentEndpoints.notify.url}`);
  const bot = withBot ? await runBot(product) : null;
  await bot?.ready;

  return {
    simulator,
    config,
    location,
    services,
    app,
    apiUrl,
    bot,
    async setBoost(guildId, isBoosted) {
      if (isBoosted) boostedGuilds.add(guildId);
      else boostedGuilds.delete(guildId);
      await services.bus.publish('settings', guildId);
    },
    abandon: product.abandon,
    async close() {
      await bot?.close();
      await app.close();
      await product.close();
      await simulator.close();
      await drop();
    },
  };
}

async function noDrop(): Promise<void> {}

/** Serves the API of the same process a second time, with another configuration. */
export function serveWith(
  { services }: Pick<World, 'services'>,
  config: Config,
): Promise<Pick<World, 'app' | 'apiUrl'>> {
  return serve(openFeatures({ ...services, config }));
}

async function serve(product: Pick<Product, 'services' | 'features'>): Promise<Pick<World, 'app' | 'apiUrl'>> {
  const { config, log, metrics, tracing } = product.services;
  const app = await createApp({
    log,
    metrics,
    tracing,
    trustedProxies: config.trustedProxies,
    site: null,
    ...describeHealth(product.services),
    api: describeApi(product),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, apiUrl: `http://127.0.0.1:${portOf(app)}/api` };
}

/** The services of another process of the same deployment, without HTTP server and bot. */
export async function connectSecondProcess({
  config,
  simulator,
}: Pick<World, 'config' | 'simulator'>): Promise<Services & Pick<Product, 'close'>> {
  const platform = { ...BOT_CREDENTIALS, apiUrl: simulator.apiUrl };
  const { services, close } = await compose(config, platform, createLog('silent'));
  return { ...services, close };
}

function reachedThrough(port: number | undefined, location: DatabaseLocation): DatabaseLocation {
  if (port === undefined || location.kind === 'embedded') return location;
  const url = new URL(location.url);
  url.port = String(port);
  return { ...location, url: url.href };
}

function portOf(app: FastifyInstance): number {
  const address: AddressInfo | string | null = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the test server is not listening on a port');
  return address.port;
}
