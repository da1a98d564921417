import { setTimeout as sleep } from 'node:timers/promises';
import { compose } from '../../server/src/compose.ts';
import { createLog } from '../../server/src/http/request-log.ts';
import { runBot } from '../../server/src/start-bot.ts';
import { BOT_CREDENTIALS, testConfig } from '../../server/test/support/programs/processes.ts';

// The whole bot in its own process, as deployed, on a PostgreSQL server. It reports its usage on request.

/** Resources a process has used so far, and its current memory. */
export interface Usage {
  /** In microseconds. */
  cpuUs: number;
  rssMb: number;
  heapMb: number;
  /** Shards it serves. */
  shards: number;
}

const [apiUrl = '', databaseUrl = ''] = process.argv.slice(2);
const addresses = { apiUrl, authorizeUrl: apiUrl, cdnUrl: apiUrl, paymentsUrl: apiUrl };
const config = testConfig(addresses, { kind: 'server', url: databaseUrl, connections: 6 }, {});
const platform = { ...BOT_CREDENTIALS, apiUrl, callsPerSecond: 100_000 };
const product = await compose(config, platform, createLog(process.env['LOG_LEVEL'] ?? 'error'));
const bot = await runBot(product);

process.on('message', (request: 'usage' | 'settled') => void reportUsage(request));
process.on('disconnect', () => process.exit(0));
process.on(
  'SIGTERM',
  () =>
    void bot
      .close()
      .then(product.close)
      .then(() => process.exit(0)),
);
await bot.ready;
process.send?.('ready');

/** `settled` waits for garbage collection first. */
async function reportUsage(request: 'usage' | 'settled'): Promise<void> {
  const rounds = request === 'settled' ? 3 : 0;
  for (let round = 0; round < rounds; round += 1) {
    await sleep(500);
    globalThis.gc?.();
  }
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  const usage: Usage = {
    cpuUs: user + system,
    rssMb: rss / 1024 / 1024,
    heapMb: (heapUsed + external) / 1024 / 1024,
    shards: bot.stats().shards.filter(({ ready }) => ready).length,
  };
  process.send?.(usage);
}
