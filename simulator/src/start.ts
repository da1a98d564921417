import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEMO_CREDENTIALS, demoApplication } from './demo-application.ts';
import { startSimulator } from './main.ts';

const USAGE = `npm run simulator -- [--port 3001] [--host 127.0.0.1] [--data folder] [--guilds 64000]

  --data    keeps the world in that folder; without it the world is gone at the end
  --guilds  adds so many guilds, for tests of scale

The application's credentials are the demo's, or those of DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET and DISCORD_BOT_TOKEN.
PUBLIC_URL is where its site is (http://localhost:3000).`;

/** Runs the simulator as its own process, for products and bots in other processes. */
async function start(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3001' },
      host: { type: 'string', default: '127.0.0.1' },
      data: { type: 'string' },
      guilds: { type: 'string', default: '0' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return print(USAGE);

  const credentials = readCredentials(process.env);
  const simulator = await startSimulator({
    host: values.host,
    port: Number(values.port),
    application: demoApplication({ ...credentials, publicUrl: process.env['PUBLIC_URL'] ?? 'http://localhost:3000' }),
    ...(values.data === undefined ? {} : { stateFile: join(values.data, 'simulator.json') }),
  });
  if (Number(values.guilds) > 0) simulator.control.addGuilds(Number(values.guilds));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void simulator.close());
  print(
    [
      `The simulator is running at ${simulator.url}; its controls are described at ${simulator.url}/control/openapi.json.`,
      '',
      'A product connects with',
      '',
      `  DISCORD_API_URL=${simulator.apiUrl}`,
      `  DISCORD_CLIENT_ID=${credentials.clientId}`,
      `  DISCORD_CLIENT_SECRET=${credentials.clientSecret}`,
      `  DISCORD_BOT_TOKEN=${credentials.botToken}`,
    ].join('\n'),
  );
}

function readCredentials(env: NodeJS.ProcessEnv): typeof DEMO_CREDENTIALS {
  return {
    clientId: env['DISCORD_CLIENT_ID'] || DEMO_CREDENTIALS.clientId,
    clientSecret: env['DISCORD_CLIENT_SECRET'] || DEMO_CREDENTIALS.clientSecret,
    botToken: env['DISCORD_BOT_TOKEN'] || DEMO_CREDENTIALS.botToken,
  };
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

try {
  await start();
} catch (error) {
  process.stderr.write(`The simulator could not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
