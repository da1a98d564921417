import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_CREDENTIALS } from '@perigee/simulator/demo-application';
import { WebSocket } from 'ws';
import { median } from '../support/median.ts';

// The simulator: gateway events per second to one client, on one core; and a world of many guilds.
const EVENTS = 100_000;
const ROUNDS = 5;
const GUILDS = 64_000;
const SHARDS = 64;
/** Guilds, messages, and message content. */
const INTENTS = 1 | (1 << 9) | (1 << 15);
const BUDGET = { eventsPerSecond: 20_000, startMs: 3_000, rssMb: 2_048 };

const rates = await measureEvents();
const world = await measureWorld();

console.log(`events     ${Math.round(median(rates))}/s  (budget: at least ${BUDGET.eventsPerSecond})`);
console.log(`world      ${GUILDS} guilds up in ${Math.round(world.startMs)} ms  (budget: at most ${BUDGET.startMs})`);
console.log(`memory     ${Math.round(world.rssMb)} MB  (budget: at most ${BUDGET.rssMb})`);
console.log(
  `           ${Math.round(world.shardedMb)} MB once ${SHARDS} shards know all guilds, ${Math.round(world.shardsMs)} ms later`,
);
const isWithin =
  median(rates) >= BUDGET.eventsPerSecond && world.startMs <= BUDGET.startMs && world.shardedMb <= BUDGET.rssMb;
process.exitCode = isWithin ? 0 : 1;

/** Events per second, by round: from writing the first until receiving the last. */
async function measureEvents(): Promise<number[]> {
  const { child, port } = await serve(0);
  const client = await connect(port, [0, 1]);
  const measured: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const startedAt = performance.now();
    const arrived = client.count('MESSAGE_CREATE', EVENTS);
    child.send(EVENTS);
    await arrived;
    measured.push(EVENTS / ((performance.now() - startedAt) / 1_000));
    console.log(`round ${round}    ${Math.round(measured.at(-1) ?? 0)} events/s`);
  }
  client.close();
  child.kill();
  return measured;
}

/** The world from the process's start until every shard has received its guilds. */
async function measureWorld() {
  const startedAt = performance.now();
  const { child, port } = await serve(GUILDS);
  const startMs = performance.now() - startedAt;
  const { rssMb } = await memoryOf(child);
  const connectedAt = performance.now();
  for (let shard = 0; shard < SHARDS; shard += 1) {
    const client = await connect(port, [shard, SHARDS]);
    await client.count('GUILD_CREATE', client.guildCount);
    client.close();
  }
  const shardsMs = performance.now() - connectedAt;
  const { rssMb: shardedMb } = await memoryOf(child);
  child.kill();
  return { startMs, rssMb, shardsMs, shardedMb };
}

/** The simulator in its own process, pinned to one core with `taskset`. */
async function serve(guilds: number): Promise<{ child: ChildProcess; port: number }> {
  const file = new URL('serve.ts', import.meta.url).pathname;
  const child = spawn('taskset', ['-c', '0', process.execPath, file, String(guilds)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [{ port }] = await once(child, 'message');
  return { child, port };
}

async function memoryOf(child: ChildProcess): Promise<{ rssMb: number }> {
  child.send(0);
  const [{ rssMb }] = await once(child, 'message');
  return { rssMb };
}

/** A client that only counts, since handling events is not to be measured. */
async function connect(port: number, shard: [number, number]) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/?v=10&encoding=json`, { perMessageDeflate: false });
  const counts = new Map<string, number>();
  let guildCount = 0;
  socket.on('message', (data: Buffer) => {
    const name = data.subarray(0, 40).toString('latin1').split('"', 4)[3] ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (name === 'READY') guildCount = JSON.parse(data.toString()).d.guilds.length;
  });
  await once(socket, 'open');
  const d = { token: DEMO_CREDENTIALS.botToken, intents: INTENTS, shard, properties: {} };
  socket.send(JSON.stringify({ op: 2, d }));
  while (!counts.has('READY')) await sleep(1);
  return {
    guildCount,
    /** Resolves once `count` more events of that name have arrived. */
    count: async (name: string, count: number) => {
      const target = (name === 'GUILD_CREATE' ? 0 : (counts.get(name) ?? 0)) + count;
      while ((counts.get(name) ?? 0) < target) await sleep(1);
    },
    close: () => socket.close(1_000),
  };
}
