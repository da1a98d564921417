import type { Simulator } from '@perigee/simulator';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isUpBy } from '@perigee/server/programs/announcement';
import { freePorts } from '@perigee/server/test-support/programs/free-ports';
import { type ProductProcess, runProduct } from '@perigee/harness/product/product-process';
import { BOT_CREDENTIALS } from '../../server/test/support/world.ts';
import { SHOP } from '../../server/test/support/programs/processes.ts';
import { waitUntil } from './wait-until.ts';

/** Node's compile cache, for faster restarts. */
process.env['CODE_CACHE'] ??= join(tmpdir(), 'perigee-bench-code');

const START_MS = 120_000;

/** A process of the product, started as in production, and restartable after a kill. */
export interface Member {
  name: string;
  role: 'site' | 'bot';
  /** Null for a bot. */
  url: string | null;
  start(): Promise<void>;
  /** Kills it (SIGKILL), as a power cut would. */
  kill(): Promise<void>;
  /** Suspends it; returns a function that resumes it. */
  freeze(): () => void;
  /** Stops it gracefully; returns its exit code. */
  stop(): Promise<number | null>;
  /** Its output, over all restarts. */
  output(): string;
}

export interface ProductsOptions {
  simulator: Simulator;
  sites: number;
  bots: number;
  /** Environment of all processes. */
  env: Record<string, string>;
  /** Additional environment of one process, by its name (`site 1`, `bot 2`). */
  envOf?: (name: string) => Record<string, string>;
}

/** Prepares sites and bots in their own processes, without starting them. */
export async function prepareProducts({
  simulator,
  sites,
  bots,
  env,
  envOf = () => ({}),
}: ProductsOptions): Promise<Member[]> {
  const ports = await freePorts(sites);
  const common = { ...platformEnv(simulator), LOG_LEVEL: process.env['BENCH_LOG'] ?? 'warn', ...env };
  return [
    ...ports.map((port, index) => {
      const name = `site ${index + 1}`;
      const own = { ROLES: 'site', PORT: String(port), HOST: '127.0.0.1', TRUST_PROXY: '1' };
      return member({
        name,
        role: 'site',
        url: `http://127.0.0.1:${port}`,
        env: { ...common, ...own, ...envOf(name) },
      });
    }),
    ...Array.from({ length: bots }, (_, index) => {
      const name = `bot ${index + 1}`;
      return member({ name, role: 'bot', url: null, env: { ...common, ROLES: 'bot', ...envOf(name) } });
    }),
  ];
}

function platformEnv({ apiUrl, authorizeUrl, cdnUrl, paymentsUrl }: Simulator): Record<string, string> {
  return {
    PUBLIC_URL: 'http://localhost:3000',
    RATE_LIMIT_PER_MINUTE: '100000',
    DISCORD_API_URL: apiUrl,
    DISCORD_AUTHORIZE_URL: authorizeUrl,
    DISCORD_CDN_URL: cdnUrl,
    DISCORD_CLIENT_ID: BOT_CREDENTIALS.clientId,
    DISCORD_CLIENT_SECRET: BOT_CREDENTIALS.clientSecret,
    DISCORD_BOT_TOKEN: BOT_CREDENTIALS.botToken,
    YOOKASSA_SHOP_ID: SHOP.shopId,
    YOOKASSA_SECRET_KEY: SHOP.secretKey,
    YOOKASSA_API_URL: paymentsUrl,
    YOOKASSA_WEBHOOK_NETWORKS: '127.0.0.0/8',
  };
}

function member({
  env,
  ...described
}: Pick<Member, 'name' | 'role' | 'url'> & { env: Record<string, string> }): Member {
  let life: ProductProcess | null = null;
  let before = '';
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (life === null) return null;
    life.child.kill(signal);
    const { code, output } = await life.ended;
    before += output;
    life = null;
    return code;
  };
  return {
    ...described,
    async start() {
      const started = runProduct(env);
      life = started;
      await waitUntil(
        `${described.name} runs`,
        () => {
          if (started.child.exitCode !== null) throw new Error(`${described.name}: ${started.output()}`);
          return isUpBy(started.output());
        },
        START_MS,
      );
    },
    async kill() {
      await end('SIGKILL');
    },
    freeze() {
      const child = life?.child;
      child?.kill('SIGSTOP');
      return () => void child?.kill('SIGCONT');
    },
    stop: () => end('SIGTERM'),
    output: () => before + (life?.output() ?? ''),
  };
}
