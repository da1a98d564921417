import type { Simulator } from '@perigee/simulator';
import { compose } from '../../../src/compose.ts';
import type { Config } from '../../../src/config/config.ts';
import { networks } from '../../../src/config/setting-types.ts';
import { readConfig } from '../../../src/config/read-config.ts';
import type { Environment } from '../../../src/config/read-settings.ts';
import type { DatabaseLocation } from '../../../src/database/database.ts';
import type { Services } from '../../../src/features/index.ts';
import { createLog } from '../../../src/http/request-log.ts';
import { OWN_NETWORKS } from '../../../src/payments/networks.ts';
import { type RunningBot, runBot } from '../../../src/start-bot.ts';

// Processes under test, without importing the simulator: that would be a third of the start-up time of those that are
// killed.

const PUBLIC_URL = 'http://localhost:3000';

/** Id of the application and of its bot. */
export const BOT_ID = '1000000000000000001';

export const APPLICATION = {
  id: BOT_ID,
  name: 'Perigee',
  clientSecret: 'test-client-secret',
  botToken: 'test-bot-token',
  redirectUris: [`${PUBLIC_URL}/login`, `${PUBLIC_URL}/landing`],
};

/** Keys are set so that no test writes one into the data folder. */
const MESSAGE_ARCHIVE_KEY = Buffer.alloc(32, 7).toString('base64');
const COUPON_KEY = Buffer.alloc(32, 9).toString('base64');

/** Credentials of the payments sandbox. */
export const SHOP = { shopId: '100500', secretKey: 'test-secret-key' };

export const BOT_CREDENTIALS = {
  clientId: APPLICATION.id,
  clientSecret: APPLICATION.clientSecret,
  botToken: APPLICATION.botToken,
};

export interface BotProcess {
  services: Services;
  bot: RunningBot;
  close(): Promise<void>;
}

/** A separate bot on that database, like another process of the deployment. */
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

/** Configuration of a process under test, with the simulator as its platform. */
export function testConfig(
  simulator: Pick<Simulator, 'apiUrl' | 'authorizeUrl' | 'cdnUrl' | 'paymentsUrl'>,
  location: DatabaseLocation,
  env: Environment,
): Config {
  const redisUrl = process.env['TEST_REDIS_URL'];
  const input = {
    PUBLIC_URL,
    MESSAGE_ARCHIVE_KEY,
    COUPON_KEY,
    RATE_LIMIT_PER_MINUTE: '100000',
    // Each test has its own guild, and all of them share the bot's budget.
    DIRECT_MESSAGES_PER_MINUTE: '6000',
    ...(redisUrl && { REDIS_URL: redisUrl }),
    ...env,
  };
  const { apiUrl, authorizeUrl, cdnUrl, paymentsUrl } = simulator;
  const payments = {
    shop: { ...SHOP, apiUrl: paymentsUrl },
    webhookNetworks: networks.parse(env['YOOKASSA_WEBHOOK_NETWORKS'] ?? OWN_NETWORKS),
  };
  return {
    ...readConfig(input, []),
    database: location,
    addresses: { apiUrl, authorizeUrl, cdnUrl, gatewayUrl: null },
    payments,
  };
}
