import { sql } from 'kysely';
import { pino } from 'pino';
import { openDatabase } from '../../server/src/database/database.ts';
import { createBoards } from '../../server/src/features/economy/balances/boards/boards.ts';
import { createLedger } from '../../server/src/features/economy/balances/ledger/ledger.ts';
import { createTestDatabase } from '../../server/test/support/test-database.ts';
import { fill, memberId } from './fill.ts';

/**
 * What maintaining ranks costs: the time of a number of changes, 8 at once, with and without boards. Prints the ratios.
 */
const [members = 1_000_000, changes = 4_000, rounds = 3] = process.argv.slice(2).map(Number);
const AT_ONCE = 8;
const GUILD = '1000000000000000777';

const log = pino({ level: 'silent' });
const { location, drop } = await createTestDatabase();
const { db, close } = await openDatabase(location, log);
const ledger = createLedger(db);
const boards = createBoards(db);
await fill(db, GUILD, members, boards.catchUp);
await sql`vacuum analyze`.execute(db);

const measureMs = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
const writeAll = async () => {
  let remaining = changes;
  const write = async () => {
    while (remaining > 0) {
      remaining -= 1;
      const userId = memberId(1 + Math.floor(Math.random() * members));
      await ledger.change({ guildId: GUILD, userId, kind: 'demo', balance: 7 });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, write));
};

const ratios: { without: number; with: number }[] = [];
for (let round = 0; round <= rounds; round += 1) {
  await sql`drop index ledger_tx`.execute(db);
  const without = await measureMs(writeAll);
  await sql`create index ledger_tx on ledger (tx)`.execute(db);
  await boards.catchUp();

  const stop = boards.run(log);
  const withBoards = await measureMs(async () => {
    await writeAll();
    await stop();
    await boards.catchUp();
  });
  // The first round is a warm-up.
  if (round > 0) ratios.push({ without, with: withBoards });
}
process.stdout.write(`${JSON.stringify(ratios)}\n`);
await close();
await drop();
process.exit(0);
