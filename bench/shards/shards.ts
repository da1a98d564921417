import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase } from '../../server/test/support/test-database.ts';
import { startTestSimulator } from '../../server/test/support/world.ts';
import { openBots } from './bots.ts';
import { questionDuring } from './questions.ts';
import { openSites } from './sites.ts';

/**
 * Four bot processes sharing four shards, while members send commands: what happens to the commands while processes are
 * replaced one by one, killed, or suspended for 45 s, and while the gateway disconnects all shards; and how often all
 * of them together with four sites call the platform. Uses the server in TEST_DATABASE_URL.
 * `node bench/shards/shards.ts restart kill` runs only these.
 */
const SHARDS = 4;
const GUILDS = 40;
const STANDSTILL_MS = 45_000;
/** The calls per second the platform accepts from one bot. */
const CALLS_MAX = 50;
/** Pause between replacing or killing two processes, in milliseconds. */
const PAUSE_MS = 5_000;

if ((process.env['TEST_DATABASE_URL'] ?? '') === '') throw new Error('TEST_DATABASE_URL is not a database server');
const simulator = await startTestSimulator();
const { control, world } = simulator;
control.setLimits({ veryLargeBotGuilds: 0, maxConcurrency: SHARDS, identifyIntervalMs: 5_000 });
const askerId = world.createPerson({ username: 'member' });
const guilds: { id: string; channelIds: readonly string[] }[] = [];
while (guilds.length < GUILDS) {
  guilds.push(world.createGuild({ name: `guild ${guilds.length}`, ownerId: askerId, botIn: true }));
  // Guilds need distinct creation milliseconds to be spread over the shards.
  await sleep(1);
}
const { location, drop } = await createTestDatabase();
const bots = openBots(simulator, location);

const SCENARIOS: Record<string, () => Promise<void>> = {
  async restart() {
    for (let times = 0; times < SHARDS; times += 1) {
      await bots.stopOldest();
      await bots.start();
      await sleep(PAUSE_MS);
    }
  },
  async kill() {
    for (let times = 0; times < SHARDS; times += 1) {
      await bots.killOldest();
      await bots.start();
      await sleep(2 * PAUSE_MS);
    }
  },
  async standstill() {
    const resume = bots.freezeOldest();
    await sleep(STANDSTILL_MS);
    resume();
    await sleep(2 * PAUSE_MS);
  },
  async sites() {
    const sites = await openSites(simulator, location, guilds, askerId);
    await sleep(6 * PAUSE_MS);
    process.stdout.write(`four sites next to the bots answered ${sites.answered()} visits\n`);
    await sites.stop();
  },
  async cut() {
    world.dropGateway({ resumable: true });
    await sleep(2 * PAUSE_MS);
  },
};

for (let count = 0; count < SHARDS; count += 1) await bots.start();
await sleep(PAUSE_MS);
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(SCENARIOS);
let isRight = true;
for (const name of wanted) {
  const scenario = SCENARIOS[name];
  if (scenario === undefined) throw new Error(`unknown scenario ${name}`);
  control.resetCounters();
  const { sent, once, never, twice, slowestMs } = await questionDuring(simulator, { guilds, askerId }, scenario);
  const { identifies, resumes, mostCallsInASecond } = control.counters();
  process.stdout.write(
    `${name}: ${sent} asked, ${once} answered once, ${never} never, ${twice} twice; slowest ${Math.round(slowestMs)} ms; ` +
      `${identifies} identifies, ${resumes} resumes; at most ${mostCallsInASecond} calls a second\n`,
  );
  isRight &&= never === 0 && twice === 0 && identifies === 0 && mostCallsInASecond <= CALLS_MAX;
}
await bots.stopAll();
await simulator.close();
await drop();
process.exitCode = isRight ? 0 : 1;
