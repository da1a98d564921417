import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase } from '../../server/test/support/test-database.ts';
import type { ArchiveReport } from './contenders/archive-report.ts';
import { withContender } from './contender-process.ts';
import { startFakeGateway } from '../support/fake-gateway.ts';
import { median } from '../support/median.ts';

// The cost of storing members' messages: CPU of the bot's process per message at a steady rate, including writes, with
// and without storing, on the embedded database or the server in TEST_DATABASE_URL. Measured with automoderation rules
// on (also combined with XP for messages), as in a guild that logs deleted messages, and with nothing else enabled, the
// shortest path. `node bench/messages/archive.ts 1 6000` runs one round of that many messages instead of three of 20,000.
const [ROUNDS = 3, MESSAGES = 20_000] = process.argv.slice(2).map(Number);
const WORLD = { guilds: 200, channelsPerGuild: 30, rolesPerGuild: 20 };
const PER_SECOND = 2_000;
/** Messages sent per batch; must divide MESSAGES. */
const STEP = 20;
const BUDGET = { ratio: 1.5, statements: 1, everythingUs: 60 };

type Measurement = Extract<ArchiveReport, { at: 'taken' }>;
type Path = 'rules' | 'bare';

const gateway = await startFakeGateway(WORLD);
gateway.vary({ isNow: true, members: 5_000 });
const ratios: Record<Path, number[]> = { rules: [], bare: [] };
const statements: number[] = [];
/** Measurements with rules, storing and XP for messages. */
const everything: Measurement[] = [];
for (let round = 1; round <= ROUNDS; round += 1) {
  for (const path of ['rules', 'bare'] as const) {
    const without = await measure('not', path);
    const stored = await measure('stored', path);
    const gaining = path === 'rules' ? await measure('xp', path) : null;
    if (gaining !== null) everything.push(gaining);
    ratios[path].push(stored.cpuUs / without.cpuUs);
    statements.push(stored.statements);
    console.log(
      `round ${round}  ${path}: ${without.cpuUs.toFixed(1)} µs without, ${stored.cpuUs.toFixed(1)} µs stored${gaining === null ? '' : `, ${gaining.cpuUs.toFixed(1)} µs with experience too (${gaining.statements.toFixed(2)} statements)`}; ${stored.statements.toFixed(2)} statements a hundred, rows ${stored.stored}`,
    );
  }
}
gateway.close();

const ratio = median(ratios.rules);
console.log(`ratio       ${ratio.toFixed(2)} with rules on  (budget: at most ${BUDGET.ratio})`);
console.log(`            ${median(ratios.bare).toFixed(2)} with nothing else to do`);
console.log(`statements  ${median(statements).toFixed(2)} a hundred messages  (budget: at most ${BUDGET.statements})`);
const everythingUs = median(everything.map(({ cpuUs }) => cpuUs));
console.log(
  `everything  ${everythingUs.toFixed(1)} µs a message with rules, storing and experience  (budget: at most ${BUDGET.everythingUs} µs)`,
);
console.log(
  `            ${median(everything.map((each) => each.statements)).toFixed(2)} statements a hundred messages`,
);
process.exitCode = ratio <= BUDGET.ratio && median(statements) <= BUDGET.statements ? 0 : 1;

/** Runs a new bot on a new database; the first half of the messages is a warm-up. */
async function measure(stores: 'stored' | 'not' | 'xp', path: Path): Promise<Measurement> {
  const { location, drop } = await createTestDatabase();
  const args = [gateway.apiUrl, String(WORLD.guilds), stores, path, JSON.stringify(location)];
  try {
    return await withContender<ArchiveReport, Measurement>('archive', args, async ({ child, nextReport }) => {
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
