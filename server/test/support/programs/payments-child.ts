import { flushCompileCache } from 'node:module';
import { z } from 'zod/mini';
import { compose } from '../../../src/compose.ts';
import { createLog } from '../../../src/http/request-log.ts';
import { embeddedIn } from '../test-database.ts';
import { BOT_CREDENTIALS, testConfig } from './processes.ts';

// A site in a separate process that a test can kill: it begins a payment and receives its notification. Takes the URL
// of the simulator, the database folder and the buyer.
const argumentsSchema = z.tuple([z.string(), z.string(), z.string()]);

const [simulatorUrl, folder, userId] = argumentsSchema.parse(process.argv.slice(2));
const addresses = {
  apiUrl: `${simulatorUrl}/api`,
  authorizeUrl: simulatorUrl,
  cdnUrl: simulatorUrl,
  paymentsUrl: `${simulatorUrl}/v3`,
};
const config = testConfig(addresses, embeddedIn(folder), {});
const platform = { ...BOT_CREDENTIALS, apiUrl: addresses.apiUrl };
const { services } = await compose(config, platform, createLog('silent'));
const { payments } = services;
// Killed processes do not write the compile cache at exit, so it is written here.
flushCompileCache();
const confirmationUrl = await payments?.begin(userId, 'standard', 'en');
await payments?.handleNotification(URL.parse(confirmationUrl ?? '')?.searchParams.get('orderId') ?? '');
