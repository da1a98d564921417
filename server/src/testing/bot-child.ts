import * as z from 'zod/mini';
import { startBotProcess, testConfig } from './world.ts';

// A bot in a process of its own, which a test may kill: with the simulator and the database folder it is told.
const argumentsSchema = z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()]);

const [apiUrl, authorizeUrl, cdnUrl, paymentsUrl, folder] = argumentsSchema.parse(process.argv.slice(2));
const simulator = { apiUrl, authorizeUrl, cdnUrl, paymentsUrl };
const location = { kind: 'embedded', folder } as const;
await startBotProcess({ config: testConfig(simulator, location, process.env), simulator }, location);
