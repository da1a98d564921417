import { setTimeout as sleep } from 'node:timers/promises';
import { type Simulator, startSimulator } from '@perigee/simulator';
import { DEMO_CREDENTIALS, demoApplication } from '@perigee/simulator/demo-application';

const SHARDS = 2;
const GUILDS = 20;
const SHOP = { shopId: '100500', secretKey: 'update-secret-key' };

/** The simulator with guilds on each shard, and the payment provider, which notifies that site. */
export async function openPlatform(siteUrl: string) {
  const simulator = await startSimulator({
    host: '127.0.0.1',
    port: 0,
    application: demoApplication({ ...DEMO_CREDENTIALS, publicUrl: 'http://localhost:3000' }),
    identifyIntervalMs: 0,
    shop: SHOP,
  });
  const { control, world } = simulator;
  control.setLimits({ veryLargeBotGuilds: 0, maxConcurrency: SHARDS });
  simulator.payments.webhooks.setAddress(`${siteUrl}/api/public/payments/notifications`);
  const askerId = world.createPerson({ username: 'member' });
  const guilds: { id: string; channelIds: readonly string[] }[] = [];
  while (guilds.length < GUILDS) {
    guilds.push(world.createGuild({ name: `guild ${guilds.length}`, ownerId: askerId, botIn: true }));
    // Guilds need distinct creation milliseconds to be spread over the shards.
    await sleep(1);
  }
  return { simulator, guilds, askerId };
}

/** The environment of a process that uses it. */
export function environmentOf(
  { port, paymentsUrl }: Simulator,
  { databaseUrl, dataFolder }: { databaseUrl: string; dataFolder: string },
): Record<string, string> {
  const { clientId, clientSecret, botToken } = DEMO_CREDENTIALS;
  return {
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '100000',
    DISCORD_API_URL: `http://127.0.0.1:${port}/api`,
    DISCORD_GATEWAY_URL: `ws://127.0.0.1:${port}`,
    DISCORD_CLIENT_ID: clientId,
    DISCORD_CLIENT_SECRET: clientSecret,
    DISCORD_BOT_TOKEN: botToken,
    YOOKASSA_SHOP_ID: SHOP.shopId,
    YOOKASSA_SECRET_KEY: SHOP.secretKey,
    YOOKASSA_API_URL: paymentsUrl,
    YOOKASSA_WEBHOOK_NETWORKS: '127.0.0.1',
  };
}
