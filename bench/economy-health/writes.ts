import { sql } from 'kysely';
import { pino } from 'pino';
import { openDatabase } from '../../server/src/database/database.ts';
import { createBoards } from '../../server/src/features/balances/boards/boards.ts';
import { createLedger } from '../../server/src/features/balances/ledger/ledger.ts';
import { createEconomySummaries } from '../../server/src/features/economy-health/summaries.ts';
import { createTestDatabase } from '../../server/src/testing/test-database.ts';
import { fill, memberId } from '../leaderboard/fill.ts';

/**
 * What it costs to keep the sums: the time of so many changes, 8 at once, with boards alone and with sums beside them, for
 * changes of any kind and for work, of which most is kept. Prints the times.
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
  let left = changes;
  const write = async () => {
    while (left > 0) {
      left -= 1;
      const userId = memberId(1 + Math.floor(Math.random() * members));
      await ledger.change({ guildId: GUILD, userId, kind, balance: 7 });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, write));
};

/** Everything is taken in when the time is stopped, so that nothing is put off to later. */
const timed = async (kind: (typeof KINDS)[number], followers: readonly (typeof boards | typeof summaries)[]) => {
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
    // In turns, as whatever else the machine does comes and goes.
    const first = round % 2 === 0 ? [boards] : [boards, summaries];
    const one = await timed(kind, first);
    await summaries.catchUp();
    const other = await timed(kind, round % 2 === 0 ? [boards, summaries] : [boards]);
    await summaries.catchUp();
    const [without, withSums] = round % 2 === 0 ? [one, other] : [other, one];
    // The first round only warms up.
    if (round > 0) times.push({ kind, without, with: withSums });
  }
}
process.stdout.write(`${JSON.stringify(times)}\n`);
await close();
await drop();
process.exit(0);
