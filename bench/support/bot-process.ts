import * as z from 'zod/mini';
import { compose } from '../../server/src/compose.ts';
import { createLog } from '../../server/src/http/request-log.ts';
import { runBot } from '../../server/src/start-bot.ts';
import { BOT_CREDENTIALS, testConfig } from '../../server/test/support/world.ts';

// The bot in its own process, as deployed; CALLS_PER_SECOND sets its limit of calls to the platform.
const argumentsSchema = z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()]);
const locationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('embedded'), folder: z.nullable(z.string()) }),
  z.object({ kind: z.literal('server'), url: z.string() }),
]);
const callsPerSecond = Number(process.env['CALLS_PER_SECOND'] ?? 100_000);

const [apiUrl, authorizeUrl, cdnUrl, paymentsUrl, database] = argumentsSchema.parse(process.argv.slice(2));
const location = z.parse(locationSchema, JSON.parse(database));
const config = testConfig({ apiUrl, authorizeUrl, cdnUrl, paymentsUrl }, location, process.env);
const platform = { ...BOT_CREDENTIALS, apiUrl, callsPerSecond };
const product = await compose(config, platform, createLog('silent'));
const bot = await runBot(product);
await bot.ready;

process.on('SIGTERM', () => {
  void bot
    .close()
    .then(product.close)
    .then(() => process.exit(0));
});
// Memory in use after garbage collection.
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
