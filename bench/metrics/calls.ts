import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import * as z from 'zod/mini';
import { average, compare, type Compared, type Side, SIDES } from './sides.ts';

const CONNECTIONS = 32;
const CALLS_PER_CONNECTION = 5;

const startedSchema = z.object({ token: z.string(), urls: z.array(z.tuple([z.enum(SIDES), z.string()])) });
const spentSchema = z.object({ cpuUs: z.number() });

/**
 * `GET /private/guilds/{id}/info`, warm, with enough connections to keep the product busy; each side is started first
 * once.
 */
export async function measureCalls(): Promise<Compared> {
  const compared: Compared[] = [];
  for (const [first] of SIDES.entries()) compared.push(await measureWith(first));
  return average(compared);
}

async function measureWith(first: number): Promise<Compared> {
  const child = fork(new URL('product.ts', import.meta.url), [String(first)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const [started] = await once(child, 'message');
  const { token, urls } = startedSchema.parse(started);
  const addresses = new Map<Side, string>(urls);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const measureSide = async (side: Side): Promise<number> => {
    const before = await spent(child);
    const measure = () => callRepeatedly(agent, addresses.get(side) ?? '', token);
    await Promise.all(Array.from({ length: CONNECTIONS }, measure));
    return ((await spent(child)) - before) / (CONNECTIONS * CALLS_PER_CONNECTION);
  };
  const compared = await compare(measureSide, { warmUp: 40, rounds: 81 });
  agent.destroy();
  child.disconnect();
  return compared;
}

async function spent(child: ChildProcess): Promise<number> {
  const answered = once(child, 'message');
  child.send('spent');
  const [answer] = await answered;
  return spentSchema.parse(answer).cpuUs;
}

async function callRepeatedly(agent: Agent, url: string, token: string): Promise<void> {
  for (let call = 0; call < CALLS_PER_CONNECTION; call += 1) await callOnce(agent, url, token);
}

function callOnce(agent: Agent, url: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`));
      response.on('end', resolve).resume();
    });
    // An idle connection may have been closed just then.
    const retry = () => resolve(callOnce(agent, url, token));
    call.on('error', (error) => (call.reusedSocket ? retry() : reject(error))).end();
  });
}
