import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase } from '../../server/test/support/test-database.ts';
import type { MessageXpReport } from './contenders/message-xp-report.ts';
import { withContender } from './contender-process.ts';
import { startFakeGateway } from '../support/fake-gateway.ts';
import { median } from '../support/median.ts';

// The cost of XP for messages, including levels: CPU of the bot's process per message at a thousand per second,
// including writes, with and without, and the write statements per second. Uses the embedded database or the server in
// TEST_DATABASE_URL. A round is a minute of messages as a warm-up and one measured, twice; `node bench/messages/message-xp.ts 1`
// runs one round instead of two.
const [ROUNDS = 2, MESSAGES = 60_000] = process.argv.slice(2).map(Number);
const WORLD = { guilds: 20, channelsPerGuild: 30, rolesPerGuild: 20 };
const PER_SECOND = 1_000;
/** Messages sent per batch; must divide MESSAGES. */
const STEP = 20;
const BUDGET = { cpuUs: 20, writes: 2 };

type Measurement = Extract<MessageXpReport, { at: 'taken' }>;

const gateway = await startFakeGateway(WORLD);
// Each author can gain XP once in the measured minute, like members who write constantly.
gateway.vary({ isNow: true, members: 5_000 });
const costs: number[] = [];
const writes: number[] = [];
for (let round = 1; round <= ROUNDS; round += 1) {
  const without = await measure('not');
  const gained = await measure('gained');
  costs.push(gained.cpuUs - without.cpuUs);
  writes.push(gained.writes);
  console.log(
    `round ${round}  ${without.cpuUs.toFixed(1)} µs without, ${gained.cpuUs.toFixed(1)} µs with; ${gained.writes.toFixed(2)} writes a second, ${gained.gains} gains, ${gained.levels} members with a level`,
  );
}
gateway.close();

console.log(`cost    ${median(costs).toFixed(1)} µs of CPU a message  (budget: at most ${BUDGET.cpuUs})`);
console.log(
  `writes  ${median(writes).toFixed(2)} a second, of all servers together  (budget: at most ${BUDGET.writes})`,
);
process.exitCode = median(costs) <= BUDGET.cpuUs && median(writes) <= BUDGET.writes ? 0 : 1;

/** Runs a new bot on a new database; the first half of the messages is a warm-up. */
async function measure(gains: 'gained' | 'not'): Promise<Measurement> {
  const { location, drop } = await createTestDatabase();
  const args = [gateway.apiUrl, String(WORLD.guilds), gains, JSON.stringify(location)];
  try {
    return await withContender<MessageXpReport, Measurement>('message-xp', args, async ({ child, nextReport }) => {
      const measureBatch = async () => {
        child.send(MESSAGES);
        await nextReport('ready');
        const measured = nextReport('taken');
        await sendPaced();
        return measured;
      };
      await nextReport('connected');
      await measureBatch();
      return measureBatch();
    });
  } finally {
    await drop();
  }
}

/** Sends the messages in paced batches. */
async function sendPaced(): Promise<void> {
  const startedAt = performance.now();
  for (let sent = 0; sent < MESSAGES; sent += STEP) {
    await sleep(Math.max(0, startedAt + (sent * 1000) / PER_SECOND - performance.now()));
    await gateway.sendMessages(STEP);
  }
}
