import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { economySection } from '@perigee/core/economy/section';
import { DEFAULT_ECONOMY } from '@perigee/core/economy/schema';
import { itemsSection } from '@perigee/core/economy/items/section';
import { shopRulesSection } from '@perigee/core/economy/shop/section';
import { pino } from 'pino';
import { openDatabase } from '../../server/src/database/database.ts';
import { createTestDatabase } from '../../server/test/support/test-database.ts';
import { startTestSimulator } from '../../server/test/support/world.ts';
import { audit } from './audit.ts';
import { MARKET_NAME, emptyCounts, resetAgainAndAgain, resetIsOver, runClient } from './clients.ts';
import { PLENTY, RARE, SELL_BACK } from './items.ts';
import { startRestartedProcesses } from './restarted-processes.ts';

/**
 * 200 clients pay, buy, sell, work, edit and reset among 20 members, while the product's processes are killed (-9) and
 * restarted at random times; on PostgreSQL there are two of them, so that each event arrives twice. Uses the embedded
 * database, or the server in TEST_DATABASE_URL. `node bench/economy/economy-kills.ts 30` sets the duration in seconds.
 */
const CLIENTS = 200;
const MEMBERS = 20;
const WORK_WAIT_MS = 1_000;
/** How long a process lives once it is up, in milliseconds. */
const LIFE_MS = { min: 300, max: 4_000 };
const [seconds = 30] = process.argv.slice(2).map(Number);

const simulator = await startTestSimulator({ messagesPerChannel: 1_000_000 });
const { world } = simulator;
const members = Array.from({ length: MEMBERS }, (_, index) => world.createPerson({ username: `member${index}` }));
const ownerId = world.createPerson({ username: 'owner' });
const channels = Array.from({ length: CLIENTS }, (_, index) => `client-${index}`);
const { id: guildId, channelIds } = world.createGuild({ name: MARKET_NAME, ownerId, members, channels, botIn: true });
const token = world.issueToken(ownerId, ['identify', 'guilds']).accessToken;
const folder = await mkdtemp(join(tmpdir(), 'perigee-economy-'));
const { location, drop } = await createTestDatabase(folder);
await saveSettings();

const processes = startRestartedProcesses(simulator, location, location.kind === 'embedded' ? 1 : 2);
await processes.ready(0);
const counts = emptyCounts();
const until = performance.now() + seconds * 1000;
const isOver = () => performance.now() > until;
const market = { simulator, processes, guildId, members, token, isOver };

let kills = 0;
async function killRepeatedly(index: number): Promise<void> {
  while (!isOver()) {
    await processes.ready(index);
    await sleep(LIFE_MS.min + Math.random() * (LIFE_MS.max - LIFE_MS.min));
    if (isOver()) return;
    await processes.kill(index);
    kills += 1;
  }
}

await Promise.all([
  ...Array.from({ length: location.kind === 'embedded' ? 1 : 2 }, (_, index) => killRepeatedly(index)),
  ...channelIds.map((channelId) => runClient(market, channelId, counts)),
  resetAgainAndAgain(market, counts),
]);
await resetIsOver(market);
await processes.stop();
await simulator.close();

const database = await openDatabase(location, pino({ level: 'silent' }));
const found = await audit(database.db, guildId, counts, WORK_WAIT_MS);
await database.close();
await drop();
await rm(folder, { recursive: true });

const { difference, doubled, missing, early, negative, pieces, payments, works, purchases, sales } = found;
process.stdout.write(
  `${CLIENTS} clients on ${MEMBERS} members for ${seconds} s, ${kills} kills, on ${location.kind === 'embedded' ? 'the embedded database' : 'PostgreSQL'}\n` +
    `  ${counts.sent} commands, ${counts.answered} answered; ${payments} payments, ${works} works, ${purchases} purchases, ${sales} sales, ${counts.edits} edits, ${counts.resets} resets\n` +
    `  books ${difference === null ? 'balanced' : JSON.stringify(difference)}; payments doubled ${doubled}, lost ${missing}; ` +
    `works too early ${early}; negative balances ${negative}; pieces wrong ${pieces}\n`,
);
const wrongs = doubled + missing + early + negative + pieces;
const hasWorked = Math.min(payments, works, purchases, sales) > 0;
process.exitCode = difference === null && wrongs === 0 && hasWorked ? 0 : 1;

/** Saves settings like the settings page, before any process runs. */
async function saveSettings(): Promise<void> {
  const { db, close } = await openDatabase(location, pino({ level: 'silent' }));
  const economy = { ...DEFAULT_ECONOMY, work: { ...DEFAULT_ECONOMY.work, cooldown: WORK_WAIT_MS } };
  const values = {
    [economySection.name]: economy,
    [itemsSection.name]: [PLENTY, RARE],
    [shopRulesSection.name]: { sellBack: SELL_BACK, refunds: true },
  };
  for (const [section, value] of Object.entries(values)) {
    const row = { guild_id: guildId, section, value: JSON.stringify(value), version: 1 };
    await db.insertInto('guild_settings').values(row).execute();
  }
  await close();
}
