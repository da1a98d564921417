import type { Config, PlatformCredentials } from './config/config.ts';
import { type DemoBoost, seedDemoBoost } from './features/boost/seed-demo.ts';
import { type DemoMember, seedDemo } from './features/ledger/seed-demo.ts';
import { createFeatures } from './features/index.ts';
import { createLog } from './http/request-log.ts';
import { openServices } from './services.ts';
import { runBot } from './start-bot.ts';
import { startSite } from './start-site.ts';

export interface ServerOptions {
  config: Config;
  /** The real platform's, or those the simulator was started with. */
  credentials: PlatformCredentials;
  /** Where the simulator's chat client is; null on the real platform. */
  chatUrl: string | null;
  /** Who has something from the start, in a demo. */
  demoMembers?: readonly DemoMember[];
  /** Who boosts a server from the start, in a demo. */
  demoBoost?: DemoBoost | null;
}

export interface Server {
  /** Rejects when the platform refuses the bot for good. */
  ready: Promise<void>;
  /** Finishes what is under way, then closes everything, in the order that loses nothing. */
  close(): Promise<void>;
}

/** Starts the roles the configuration names. @throws StartupError with one line that says what to do. */
export async function startServer({
  config,
  credentials,
  chatUrl,
  demoMembers = [],
  demoBoost = null,
}: ServerOptions): Promise<Server> {
  const log = createLog(config.logLevel);
  const { apiUrl, gatewayUrl } = config.addresses;
  const platform = { ...credentials, apiUrl, gatewayUrl };
  const services = await openServices(config, platform, log);
  const features = createFeatures(services, config);
  const closers: (() => Promise<void>)[] = [services.close];
  const close = async () => {
    for (const step of closers.splice(0)) {
      // One that fails must not keep the others, the database above all, from closing.
      await step().catch((error: unknown) => log.error({ err: error }, 'something did not close cleanly'));
    }
  };

  try {
    await seedDemo(services.database.db, services.boards, demoMembers);
    await seedDemoBoost(services, demoBoost);
    if (config.roles.has('site')) {
      const site = await startSite({ config, clientId: platform.clientId, chatUrl, services, features, log });
      closers.unshift(() => site.close());
    }
    const bot = config.roles.has('bot') ? await runBot({ config, platform, services, features, log }) : null;
    if (bot !== null) closers.unshift(bot.close);
    return { ready: bot?.ready ?? Promise.resolve(), close };
  } catch (error) {
    await close();
    throw error;
  }
}
