import { compose } from './compose.ts';
import type { Config, PlatformCredentials } from './config/config.ts';
import type { Demo } from './features/demo.ts';
import { closeInTime } from './process/close-in-order.ts';
import { createLog } from './http/request-log.ts';
import { runBot } from './start-bot.ts';
import { startSite } from './start-site.ts';

export interface ServerOptions {
  config: Config;
  /** Credentials of the real platform, or those the simulator was started with. */
  credentials: PlatformCredentials;
  /** URL of the simulator's chat client; null on the real platform. */
  chatUrl: string | null;
  /** The people and channels a demo starts with. */
  demo?: Demo | null;
}

export interface Server {
  /** Rejects when the platform refuses the bot for good. */
  ready: Promise<void>;
  /** Rejects when the platform refuses the bot at any time; never resolves. */
  refused: Promise<never>;
  /**
   * Finishes what is under way, then closes everything in the order that loses nothing, within 8 s even if a dependency
   * is down. Rejects if something was lost.
   */
  close(): Promise<void>;
}

/** Starts the configured roles. @throws StartupError with one line that says what to do. */
export async function startServer({ config, credentials, chatUrl, demo = null }: ServerOptions): Promise<Server> {
  const log = createLog(config.logLevel);
  const { apiUrl, gatewayUrl } = config.addresses;
  const platform = { ...credentials, apiUrl, gatewayUrl };
  const { services, features, close: closeProduct, abandon } = await compose(config, platform, log);
  const closers = [closeProduct];
  const abandoners = [abandon];
  const close = () =>
    closeInTime({ steps: closers.splice(0), abandon: () => abandoners.forEach((each) => each()), log });

  try {
    if (demo !== null) for (const { seedDemo } of features) await seedDemo?.(demo);
    if (config.roles.has('site')) {
      const site = await startSite({ clientId: platform.clientId, chatUrl, services, features });
      closers.unshift(async () => site.close());
      abandoners.push(() => site.server.closeAllConnections());
    }
    const bot = config.roles.has('bot') ? await runBot({ services, features }) : null;
    if (bot !== null) closers.unshift(bot.close);
    return { ready: bot?.ready ?? Promise.resolve(), refused: bot?.refused ?? new Promise<never>(() => {}), close };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}
