import { spawn } from 'node:child_process';
import { createPlatformRateLimiter } from '@perigee/server/discord/calls/platform-rate-limiter';
import { createRest } from '@perigee/server/discord/rest';
import { createMetrics } from '@perigee/server/metrics/metrics';
import { pino } from 'pino';
import { firstLine } from '../support/first-line.ts';
import { compare, type Compared, type Side, SIDES } from './sides.ts';

const CHANNELS = 20;
const CALLS_PER_CHANNEL = 15;

/** Calls to a bare server with the bot's REST client; the server's CPU time does not count. */
export async function measureRest(): Promise<Compared> {
  const bare = spawn(process.execPath, ['api/bare.ts'], {
    cwd: new URL('..', import.meta.url),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  bare.stdin.end('{}');
  const { url } = await firstLine(bare);
  const log = pino({ level: 'silent' });
  const platform = {
    apiUrl: `${url}api`,
    botToken: 'bench.token.none',
    clientId: '1',
    clientSecret: '',
    callsPerSecond: 1_000_000,
  };
  const clients = new Map(
    SIDES.map((side) => {
      const metrics = side === 'with' ? createMetrics(log) : null;
      return [side, createRest(platform, createPlatformRateLimiter({ platform, log, metrics }))];
    }),
  );
  const measureSide = async (side: Side): Promise<number> => {
    const cpuBefore = process.cpuUsage();
    await Promise.all(Array.from({ length: CHANNELS }, (_, channel) => callOften(clients.get(side), channel)));
    const { user, system } = process.cpuUsage(cpuBefore);
    return (user + system) / (CHANNELS * CALLS_PER_CHANNEL);
  };
  const compared = await compare(measureSide, { warmUp: 60, rounds: 201 });
  for (const client of clients.values()) client.close();
  bare.kill();
  return compared;
}

async function callOften(client: ReturnType<typeof createRest> | undefined, channel: number): Promise<void> {
  const id = `${100_000_000_000_000_000n + BigInt(channel)}`;
  for (let call = 0; call < CALLS_PER_CHANNEL; call += 1) await client?.api.channels.get(id);
}
