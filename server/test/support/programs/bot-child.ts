import { flushCompileCache } from 'node:module';
import * as z from 'zod/mini';
import { embeddedIn } from '../test-database.ts';
import { startBotProcess, testConfig } from './processes.ts';

// A bot in a separate process that a test can kill, with the given simulator and database.
const argumentsSchema = z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()]);
const locationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('embedded'), folder: z.nullable(z.string()) }),
  z.object({ kind: z.literal('server'), url: z.string() }),
]);

const [apiUrl, authorizeUrl, cdnUrl, paymentsUrl, database] = argumentsSchema.parse(process.argv.slice(2));
const simulator = { apiUrl, authorizeUrl, cdnUrl, paymentsUrl };
const input = z.parse(locationSchema, JSON.parse(database));
const location = input.kind === 'embedded' ? embeddedIn(input.folder) : input;
await startBotProcess({ config: testConfig(simulator, location, process.env), simulator }, location);
// Killed processes do not write the compile cache at exit, so it is written here.
flushCompileCache();
