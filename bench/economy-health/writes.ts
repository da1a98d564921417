import { sql } from 'kysely';
import { pino } from 'pino';
import { openDatabase } from '../../server/src/database/database.ts';
import { createBoards } from '../../server/src/features/economy/balances/boards/boards.ts';
import { createLedger } from '../../server/src/features/economy/balances/ledger/ledger.ts';
import { createEconomySummaries } from '../../server/src/features/insights/economy-health/summaries.ts';
import { createTestDatabase } from '../../server/test/support/test-database.ts';
import { fill, memberId } from '../leaderboard/fill.ts';

/**
 * What maintaining the sums costs: the time of a number of changes, 8 at once, with only boards and with sums as well,
 * for changes of any kind and for work, which updates most sums. Prints the times.
 */
const [members = 100_000, changes = 2_000, rounds = 15] = process.argv.slice(2).map(Number);
const AT_ONCE = 8;
const GUILD = '1000000000000000777';
const KINDS = ['demo', 'work'] as const;

const log = pino({ level: 'silent' });
const { location, drop } = await createTestDatabase();
const { db, close } = await openDatabase(location, log);
const ledger = createLedger(db);
const [boards, summaries] = [createBoards(db), createEconomySummaries(db)];
await fill(db, GUILD, members, boards.catchUp);
await summaries.catchUp();
await sql`vacuum analyze`.execute(db);

const writeAll = async (kind: (typeof KINDS)[number]) => {
  let remaining = changes;
  const write = async () => {
    while (remaining > 0) {
      remaining -= 1;
      const userId = memberId(1 + Math.floor(Math.random() * members));
      await ledger.change({ guildId: GUILD, userId, kind, balance: 7 });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, write));
};

/** Includes catching up, so that no work is deferred past the measurement. */
const measureMs = async (kind: (typeof KINDS)[number], followers: readonly (typeof boards | typeof summaries)[]) => {
  const start = performance.now();
  const stops = followers.map((follower) => follower.run(log));
  await writeAll(kind);
  await Promise.all(stops.map((stop) => stop()));
  await Promise.all(followers.map((follower) => follower.catchUp()));
  return performance.now() - start;
};

const times: { kind: string; without: number; with: number }[] = [];
for (let round = 0; round <= rounds; round += 1) {
  for (const kind of KINDS) {
    // Alternating the order, since other load on the machine varies.
    const first = round % 2 === 0 ? [boards] : [boards, summaries];
    const one = await measureMs(kind, first);
    await summaries.catchUp();
    const other = await measureMs(kind, round % 2 === 0 ? [boards, summaries] : [boards]);
    await summaries.catchUp();
    const [without, withSums] = round % 2 === 0 ? [one, other] : [other, one];
    // The first round is a warm-up.
    if (round > 0) times.push({ kind, without, with: withSums });
  }
}
process.stdout.write(`${JSON.stringify(times)}\n`);
await close();
await drop();
process.exit(0);
