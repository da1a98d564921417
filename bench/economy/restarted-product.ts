import { flushCompileCache } from 'node:module';
import * as z from 'zod/mini';
import { compose } from '../../server/src/compose.ts';
import { createApp } from '../../server/src/http/app.ts';
import { createLog } from '../../server/src/http/request-log.ts';
import { runBot } from '../../server/src/start-bot.ts';
import { describeApi, describeHealth } from '../../server/src/start-site.ts';
import { BOT_CREDENTIALS, testConfig } from '../../server/test/support/world.ts';
import { locationSchema } from './location-schema.ts';

// Site and bot in their own process, as deployed, until it is killed. Sends the API's URL once both are up.
const argumentsSchema = z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()]);
/** The platform's limit: clients make more calls per second than it allows one bot. */
const CALLS_PER_SECOND = 100_000;

const [apiUrl, authorizeUrl, cdnUrl, paymentsUrl, database] = argumentsSchema.parse(process.argv.slice(2));
const location = z.parse(locationSchema, JSON.parse(database));
const config = testConfig({ apiUrl, authorizeUrl, cdnUrl, paymentsUrl }, location, process.env);
const platform = { ...BOT_CREDENTIALS, apiUrl, callsPerSecond: CALLS_PER_SECOND };
const log = createLog(process.env['BENCH_LOG'] ?? 'silent');

const product = await compose(config, platform, log);
const app = await createApp({
  log,
  trustedProxies: config.trustedProxies,
  site: null,
  ...describeHealth(product.services),
  api: describeApi(product),
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
const bot = await runBot(product);
await bot.ready;

process.on('SIGTERM', () => {
  void bot
    .close()
    .then(() => app.close())
    .then(product.close)
    .then(() => process.exit(0));
});
process.send?.(`${address}/api`);
// Killed processes never flush their compile cache.
flushCompileCache();
