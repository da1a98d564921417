import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { openDatabase } from '../../server/src/database/database.ts';
import { checkBooks } from '../../server/src/features/economy/balances/check-books.ts';
import { createTestDatabase } from '../../server/test/support/test-database.ts';
import { BOT_ID, connectSecondProcess, startTestSimulator, testConfig } from '../../server/test/support/world.ts';
import { startRestartedProcesses } from '../economy/restarted-processes.ts';
import { auditRounds } from './audit-rounds.ts';
import { buttonOf, prepareTable } from './table.ts';
import { pressButton } from '../support/press-button.ts';

/**
 * 1,000 rounds are played while the product's process is killed (-9) and restarted at random times, 20 times; then the
 * open rounds expire. Afterwards each must be settled exactly once, no money be left in escrow, and the ledger balance.
 * Uses the embedded database, or the server in TEST_DATABASE_URL. `node bench/games/game-kills.ts 5 200` kills 5 times during
 * 200 rounds.
 */
const MEMBERS = 40;
const GAMES = ['crash', 'minefield', 'blackjack', 'rps'] as const;
const MOVES = ['continue', 'left', 'hit', 'rock'];
/** How long a process lives once it is up, in milliseconds. */
const LIFE_MS = { min: 300, max: 3_000 };
/** Without an answer within this time, in milliseconds, a member assumes that the bot died and goes on. */
const PATIENCE_MS = 4_000;
/** How many process runs, and of what length in milliseconds, there are to settle what is open. */
const TURNS = 8;
const TURN_MS = 15_000;
const [killCount = 20, roundCount = 1_000] = process.argv.slice(2).map(Number);

const simulator = await startTestSimulator({ messagesPerChannel: 1_000_000 });
const { world } = simulator;
const ownerId = world.createPerson({ username: 'owner' });
const members = Array.from({ length: MEMBERS }, (_, index) => world.createPerson({ username: `member${index}` }));
const channels = members.map((_, index) => `table-${index}`);
const { id: guildId, channelIds } = world.createGuild({ name: 'Casino', ownerId, members, channels, botIn: true });
const folder = await mkdtemp(join(tmpdir(), 'perigee-games-'));
const { location, drop } = await createTestDatabase(folder);
const { close } = await connectSecondProcess({ config: testConfig(simulator, location, {}), simulator });
await close();
await prepareTable(location, guildId, members);

const processes = startRestartedProcesses(simulator, location, 1);
let [kills, rounds, presses] = [0, 0, 0];
const isOver = () => kills >= killCount && rounds >= roundCount;
const startedAt = performance.now();

/** One member: starts rounds, and acts in every third of them. */
async function play(personId: string, index: number): Promise<void> {
  const channelId = channelIds[index] ?? '';
  while (!isOver()) {
    const messageId = await begin(personId, channelId);
    if (messageId === null || Math.random() < 0.67) continue;
    for (const move of MOVES) {
      const customId = buttonOf(world, channelId, messageId, move);
      if (customId === null) continue;
      presses += 1;
      await pressButton(world, { personId, channelId, messageId, customId }).catch(() => {});
    }
  }
}

/** Starts a round; null if the bot died before answering. */
async function begin(personId: string, channelId: string): Promise<string | null> {
  if (rounds >= roundCount) {
    await sleep(200);
    return null;
  }
  const messageId = world.say(personId, channelId, `!${GAMES[rounds % GAMES.length]} 10`);
  const isAnswer = (message: { authorId: string; referenceId: string | null }) =>
    message.authorId === BOT_ID && message.referenceId === messageId;
  const answer = await world.waitForMessage(channelId, isAnswer, PATIENCE_MS).catch(() => null);
  if (answer !== null) rounds += 1;
  return answer?.id ?? null;
}

async function killRepeatedly(): Promise<void> {
  while (kills < killCount) {
    await processes.ready(0);
    await sleep(LIFE_MS.min + Math.random() * (LIFE_MS.max - LIFE_MS.min));
    await processes.kill(0);
    kills += 1;
  }
}

await Promise.all([killRepeatedly(), ...members.map(play)]);
await processes.stop();
await expireRounds();
// Results are posted one after the other, at the platform's rate limit for editing messages.
for (let turn = 0; turn < TURNS && (await countOpen()) > 0; turn += 1) {
  const last = startRestartedProcesses(simulator, location, 1);
  await last.ready(0);
  await sleep(TURN_MS);
  await last.stop();
}

const books = await openDatabase(location, pino({ level: 'silent' }));
const { difference } = await checkBooks(books.db);
const found = await auditRounds(books.db, guildId);
await books.close();
await simulator.close();
await drop();
await rm(folder, { recursive: true });

process.stdout.write(
  `${kills} kills (-9) in ${((performance.now() - startedAt) / 1000).toFixed(0)} s, on ${location.kind === 'embedded' ? 'the embedded database' : 'PostgreSQL'}\n` +
    `  rounds ${found.rounds}, pressed ${presses} times; open ${found.open}, set aside ${found.aside}, recorded wrongly ${found.wrong}\n` +
    `  books ${difference === null ? 'balanced' : JSON.stringify(difference)}\n`,
);
const isFine = difference === null && found.open === 0 && found.aside === 0 && found.wrong === 0;
process.exitCode = isFine && found.rounds >= roundCount ? 0 : 1;

/** Expires all open rounds, and the leases of killed processes. */
async function expireRounds(): Promise<void> {
  const database = await openDatabase(location, pino({ level: 'silent' }));
  await sql`update game_rounds set ends_at = clock_timestamp() where state = 'open'`.execute(database.db);
  await sql`update acts set due_at = now(), next_at = now(), leased_until = null where state = 'waiting'`.execute(
    database.db,
  );
  await database.close();
}

async function countOpen(): Promise<number> {
  const database = await openDatabase(location, pino({ level: 'silent' }));
  const { open } = await auditRounds(database.db, guildId);
  await database.close();
  return open;
}
