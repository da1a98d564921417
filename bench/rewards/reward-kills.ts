import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { type Database, openDatabase } from '../../server/src/database/database.ts';
import { checkBooks } from '../../server/src/features/economy/balances/check-books.ts';
import { createTestDatabase } from '../../server/test/support/test-database.ts';
import { connectSecondProcess, startTestSimulator, testConfig } from '../../server/test/support/world.ts';
import { startRestartedProcesses } from '../economy/restarted-processes.ts';
import { couponsPart } from './coupons-part.ts';
import { giveawaysPart } from './giveaways-part.ts';
import type { RewardPart } from './part.ts';

/**
 * Rewards are given while the product's process is repeatedly killed (-9) and restarted at random times: afterwards
 * nothing may have been given or announced twice, nothing be lost, and the ledger must balance. Uses the embedded
 * database, or the server in TEST_DATABASE_URL. `node bench/rewards/reward-kills.ts 10` kills ten times.
 */
const PARTS: readonly RewardPart[] = [giveawaysPart, couponsPart];
const MEMBERS = 30;
const CHANNELS = 4;
const FORTUNE = 1_000_000;
/** How long a process lives once it is up, in milliseconds. */
const LIFE_MS = { min: 300, max: 3_000 };
const [killCount = 50] = process.argv.slice(2).map(Number);

const simulator = await startTestSimulator({ messagesPerChannel: 1_000_000 });
const { world } = simulator;
const ownerId = world.createPerson({ username: 'owner' });
const members = Array.from({ length: MEMBERS }, (_, index) => world.createPerson({ username: `member${index}` }));
const channels = Array.from({ length: CHANNELS }, (_, index) => `channel-${index}`);
const { id: guildId, channelIds } = world.createGuild({ name: 'Rewards', ownerId, members, channels, botIn: true });
const tokens = new Map(
  [ownerId, ...members].map((id) => [id, world.issueToken(id, ['identify', 'guilds']).accessToken]),
);
const tokenOf = (personId: string) => tokens.get(personId) ?? '';
const folder = await mkdtemp(join(tmpdir(), 'perigee-rewards-'));
const { location, drop } = await createTestDatabase(folder);
const { ledger, close } = await connectSecondProcess({ config: testConfig(simulator, location, {}), simulator });
await ledger.change({ guildId, userId: ownerId, kind: 'demo', balance: FORTUNE });
await close();

// High enough that everybody gets a direct message, not only those within the bot's usual budget.
process.env['DIRECT_MESSAGES_PER_MINUTE'] = '10000';
const processes = startRestartedProcesses(simulator, location, 1);
let kills = 0;
const isOver = () => kills >= killCount;
const rewardWorld = {
  simulator,
  processes,
  guildId,
  channelIds,
  ownerId,
  members,
  token: tokenOf(ownerId),
  tokenOf,
  isOver,
};
const startedAt = performance.now();

async function killRepeatedly(): Promise<void> {
  while (!isOver()) {
    await processes.ready(0);
    await sleep(LIFE_MS.min + Math.random() * (LIFE_MS.max - LIFE_MS.min));
    await processes.kill(0);
    kills += 1;
  }
}

await Promise.all([killRepeatedly(), ...PARTS.map((part) => part.run(rewardWorld))]);
// Jobs of a killed process become free only when its lease ends some seconds later, and are retried after a pause.
await sleep(25_000);
await processes.stop();

const database = await openDatabase(location, pino({ level: 'silent' }));
const { difference } = await checkBooks(database.db);
const waiting = await countWaiting(database);
const audits = await Promise.all(
  PARTS.map(async (part) => ({ ...(await part.audit(database.db, rewardWorld)), name: part.name })),
);
await database.close();
await simulator.close();
await drop();
await rm(folder, { recursive: true });

process.stdout.write(
  `${kills} kills (-9) in ${((performance.now() - startedAt) / 1000).toFixed(0)} s, on ${location.kind === 'embedded' ? 'the embedded database' : 'PostgreSQL'}\n` +
    audits.map(({ name, summary }) => `  ${name}: ${summary}\n`).join('') +
    `  books ${difference === null ? 'balanced' : JSON.stringify(difference)}; jobs not done: ${waiting}\n`,
);
const isFine = difference === null && waiting === 0 && audits.every(({ wrong, hasWorked }) => wrong === 0 && hasWorked);
process.exitCode = isFine ? 0 : 1;

/** Jobs that are due but were not carried out. */
async function countWaiting({ db }: Database): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from acts where state = 'waiting' and due_at <= now() and guild_id = ${guildId}`.execute(
    db,
  );
  return Number(rows[0]?.count);
}
