import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase } from '../server/src/testing/test-database.ts';
import type { ArchiveNews } from './bot-contenders/archive-news.ts';
import { withContender } from './contender-process.ts';
import { startFakeGateway } from './fake-gateway.ts';
import { median } from './median.ts';

// What keeping members' messages costs: CPU of the bot's process for each message at a steady rate, writing included, with
// messages stored and without, on the embedded database or the server that TEST_DATABASE_URL names. With automoderation's
// rules on (and experience for messages besides), as in a server that logs what is deleted, and with nothing else to do, which is the path at its barest.
// `node bench/archive.ts 1 6000` takes one round of so many messages instead of three of 20,000.
const [ROUNDS = 3, MESSAGES = 20_000] = process.argv.slice(2).map(Number);
const WORLD = { guilds: 200, channelsPerGuild: 30, rolesPerGuild: 20 };
const PER_SECOND = 2_000;
/** Sent at a time; divides the messages. */
const STEP = 20;
const BUDGET = { ratio: 1.5, statements: 1, everythingUs: 60 };

type Taken = Extract<ArchiveNews, { at: 'taken' }>;
type Path = 'rules' | 'bare';

const gateway = await startFakeGateway(WORLD);
gateway.vary({ isNow: true, members: 5_000 });
const ratios: Record<Path, number[]> = { rules: [], bare: [] };
const statements: number[] = [];
/** With rules, messages stored and experience for them. */
const everything: Taken[] = [];
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
  `            ${median(everything.map((taken) => taken.statements)).toFixed(2)} statements a hundred messages`,
);
process.exitCode = ratio <= BUDGET.ratio && median(statements) <= BUDGET.statements ? 0 : 1;

/** A bot of its own on a database of its own; the first half warms it up. */
async function measure(stores: 'stored' | 'not' | 'xp', path: Path): Promise<Taken> {
  const { location, drop } = await createTestDatabase();
  const args = [gateway.apiUrl, String(WORLD.guilds), stores, path, JSON.stringify(location)];
  try {
    return await withContender<ArchiveNews, Taken>('archive', args, async ({ child, hear }) => {
      const take = async () => {
        child.send(MESSAGES);
        await hear('ready');
        const taken = hear('taken');
        await sendPaced();
        return taken;
      };
      await hear('connected');
      await take();
      return take();
    });
  } finally {
    await drop();
  }
}

/** Some at a time. */
async function sendPaced(): Promise<void> {
  const begun = performance.now();
  for (let done = 0; done < MESSAGES; done += STEP) {
    await sleep(Math.max(0, begun + (done * 1000) / PER_SECOND - performance.now()));
    await gateway.sendMessages(STEP);
  }
}
