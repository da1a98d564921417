import * as z from 'zod/mini';
import { startBotProcess, testConfig } from '../../server/test/support/world.ts';

// A bot in its own process that reports its memory after garbage collection on request.
const argumentsSchema = z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()]);
const locationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('embedded'), folder: z.nullable(z.string()) }),
  z.object({ kind: z.literal('server'), url: z.string() }),
]);

const [apiUrl, authorizeUrl, cdnUrl, paymentsUrl, database] = argumentsSchema.parse(process.argv.slice(2));
const simulator = { apiUrl, authorizeUrl, cdnUrl, paymentsUrl };
const location = z.parse(locationSchema, JSON.parse(database));
const { close } = await startBotProcess({ config: testConfig(simulator, location, process.env), simulator }, location);

process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed / 1_048_576);
});
process.on('SIGTERM', () => {
  void close().then(() => process.exit(0));
});
process.send?.('ready');
