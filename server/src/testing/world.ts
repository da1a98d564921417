import type { AddressInfo } from 'node:net';
import { paymentEndpoints } from '@perigee/core/boost/payment-endpoints';
import { startSimulator, type Simulator } from '@perigee/simulator';
import { describedAnswers } from '@perigee/simulator/testing';
import type { FastifyInstance } from 'fastify';
import { compose, type Product } from '../compose.ts';
import type { Config } from '../config/config.ts';
import { parseWebhookNetworks } from '../config/parse-values.ts';
import { readConfig } from '../config/read-config.ts';
import type { Environment } from '../config/settings-reader.ts';
import type { DatabaseLocation } from '../database/database.ts';
import { openFeatures, type Services } from '../features/index.ts';
import { createApp } from '../http/app.ts';
import { createLog } from '../http/request-log.ts';
import { OWN_NETWORKS } from '../payments/networks.ts';
import { type RunningBot, runBot } from '../start-bot.ts';
import { describeApi } from '../start-site.ts';
import { createTestDatabase } from './test-database.ts';

const PUBLIC_URL = 'http://localhost:3000';

/** Of the application, and of its bot. */
export const BOT_ID = '1000000000000000001';

const APPLICATION = {
  id: BOT_ID,
  name: 'Perigee',
  clientSecret: 'test-client-secret',
  botToken: 'test-bot-token',
  redirectUris: [`${PUBLIC_URL}/login`, `${PUBLIC_URL}/landing`],
};

/** So that no test writes a key into the data folder. */
const MESSAGE_ARCHIVE_KEY = Buffer.alloc(32, 7).toString('base64');

/** Each test has a guild of its own, and the bot asks about every one: more in a second than the platform takes. */
const CALLS_PER_SECOND = 10_000;

/** Of the payments sandbox. */
const SHOP = { shopId: '100500', secretKey: 'test-secret-key' };

const SIMULATOR = {
  host: '127.0.0.1',
  port: 0,
  application: APPLICATION,
  botCallsPerSecond: CALLS_PER_SECOND,
  identifyIntervalMs: 0,
  shop: SHOP,
  checkAnswer: describedAnswers(),
};

export const BOT_CREDENTIALS = {
  clientId: APPLICATION.id,
  clientSecret: APPLICATION.clientSecret,
  botToken: APPLICATION.botToken,
};

/** The product's server against a simulator and a real database, all its own. */
export interface World {
  simulator: Simulator;
  config: Config;
  location: DatabaseLocation;
  services: Services;
  app: FastifyInstance;
  /** The API's base address. */
  apiUrl: string;
  bot: RunningBot | null;
  /** Gives a guild boost, or takes it away, as if the host had said so from the start. */
  setBoost(guildId: string, isBoosted: boolean): Promise<void>;
  close(): Promise<void>;
}

export interface BotProcess {
  services: Services;
  bot: RunningBot;
  close(): Promise<void>;
}

interface WorldOptions {
  /** Settings that differ from a plain start; may depend on what is on the platform. */
  env?: Environment | ((simulator: Simulator) => Environment);
  /** Lets the bot write more into one channel than the platform does, for tests that share one. */
  messagesPerChannel?: number;
  /** Whether the bot runs too. */
  withBot?: boolean;
  /** Reaches the database server over this port of this machine, for tests that cut the line. */
  throughPort?: number;
  /** Keeps the embedded database there; otherwise in memory. */
  dataFolder?: string;
  /** A database that is there already, and stays; otherwise a fresh one. */
  location?: DatabaseLocation;
}

/** The platform and the payments sandbox alone, for tests whose product runs in other processes. */
export function startTestSimulator(limits: Pick<WorldOptions, 'messagesPerChannel'> = {}): Promise<Simulator> {
  return startSimulator({ ...SIMULATOR, ...limits });
}

export async function startWorld(options: WorldOptions = {}): Promise<World> {
  const { env = {}, withBot = true, throughPort, dataFolder = null, ...limits } = options;
  const simulator = await startTestSimulator(limits);
  const { location, drop } =
    options.location === undefined
      ? await createTestDatabase(dataFolder)
      : { location: options.location, drop: noDrop };
  const settings = typeof env === 'function' ? env(simulator) : env;
  const given = testConfig(simulator, reachedThrough(throughPort, location), settings);
  const boostedGuilds = new Set(given.boostedGuilds);
  const config = { ...given, boostedGuilds };
  const platform = { ...BOT_CREDENTIALS, apiUrl: simulator.apiUrl, callsPerSecond: CALLS_PER_SECOND };
  const log = createLog(process.env['TEST_LOG'] ?? 'silent');

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

/** Serves the API of the same process once more, by a site that is set up like this. */
export function serveWith({ services }: World, config: Config): Promise<Pick<World, 'app' | 'apiUrl'>> {
  return serve(openFeatures({ ...services, config }));
}

async function serve(product: Pick<Product, 'services' | 'features'>): Promise<Pick<World, 'app' | 'apiUrl'>> {
  const { config, database, log } = product.services;
  const app = await createApp({
    log,
    trustProxy: config.trustProxy,
    site: null,
    ready: database.ping,
    api: describeApi(product),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, apiUrl: `http://127.0.0.1:${portOf(app)}/api` };
}

/** The services of another process of the same deployment, without its HTTP side and bot. */
export async function connectSecondProcess({
  config,
  simulator,
}: Pick<World, 'config' | 'simulator'>): Promise<Services & Pick<Product, 'close'>> {
  const platform = { ...BOT_CREDENTIALS, apiUrl: simulator.apiUrl };
  const { services, close } = await compose(config, platform, createLog('silent'));
  return { ...services, close };
}

/** A bot of its own on that database, as another process of the deployment would run it. */
export async function startBotProcess(
  world: { config: Config; simulator: Pick<Simulator, 'apiUrl'> },
  location: DatabaseLocation,
): Promise<BotProcess> {
  const config = { ...world.config, database: location };
  const platform = { ...BOT_CREDENTIALS, apiUrl: world.simulator.apiUrl };
  const log = createLog('silent');
  const product = await compose(config, platform, log);
  const bot = await runBot(product);
  await bot.ready;
  return {
    services: product.services,
    bot,
    async close() {
      await bot.close();
      await product.close();
    },
  };
}

/** How a process under test is set up, with the simulator as its platform. */
export function testConfig(
  simulator: Pick<Simulator, 'apiUrl' | 'authorizeUrl' | 'cdnUrl' | 'paymentsUrl'>,
  location: DatabaseLocation,
  env: Environment,
): Config {
  const redisUrl = process.env['TEST_REDIS_URL'];
  const given = {
    PUBLIC_URL,
    MESSAGE_ARCHIVE_KEY,
    RATE_LIMIT_PER_MINUTE: '100000',
    ...(redisUrl && { REDIS_URL: redisUrl }),
    ...env,
  };
  const { apiUrl, authorizeUrl, cdnUrl, paymentsUrl } = simulator;
  const payments = {
    shop: { ...SHOP, apiUrl: paymentsUrl },
    webhookNetworks: parseWebhookNetworks(env['YOOKASSA_WEBHOOK_NETWORKS'] ?? OWN_NETWORKS),
  };
  return {
    ...readConfig(given, []),
    database: location,
    addresses: { apiUrl, authorizeUrl, cdnUrl, gatewayUrl: null },
    payments,
  };
}

function reachedThrough(port: number | undefined, location: DatabaseLocation): DatabaseLocation {
  if (port === undefined || location.kind === 'embedded') return location;
  const url = new URL(location.url);
  url.port = String(port);
  return { kind: 'server', url: url.href };
}

function portOf(app: FastifyInstance): number {
  const address: AddressInfo | string | null = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the test server listens on no port');
  return address.port;
}
