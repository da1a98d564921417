import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { economySection } from '@perigee/core/economy/section';
import { DEFAULT_ECONOMY } from '@perigee/core/economy/schema';
import { sql } from 'kysely';
import { pino } from 'pino';
import { openDatabase } from '../server/src/database/database.ts';
import { createTestDatabase } from '../server/src/testing/test-database.ts';
import { BOT_ID, startTestSimulator } from '../server/src/testing/world.ts';
import { bareCommandsPerSecond } from './economy/bare-commands.ts';
import { median } from './median.ts';

/**
 * `work` and `pay` by turns through the whole bot (the message in, the books durable, the reply out), 50 members at
 * once, against the bare statements that leave the same rows; and how long a member waits for the answer. On the
 * embedded database, or on the server that TEST_DATABASE_URL names.
 */
const BUDGET = { rate: 0.4, wait: 10 };
const ROUNDS = 3;
const SECONDS = 6;
const MEMBERS = 50;
const ANSWER_WITHIN_MS = 20_000;

const simulator = await startTestSimulator({ messagesPerChannel: 1_000_000 });
const { world } = simulator;
const members = Array.from({ length: MEMBERS }, (_, index) => world.createPerson({ username: `member${index}` }));
const ownerId = world.createPerson({ username: 'owner' });
const channels = members.map((_, index) => `member-${index}`);
const { id: guildId, channelIds } = world.createGuild({ name: 'Market', ownerId, members, channels, botIn: true });
const folder = await mkdtemp(join(tmpdir(), 'perigee-economy-'));
const { location, drop } = await createTestDatabase(folder);
const bareIn = await mkdtemp(join(tmpdir(), 'perigee-bare-'));
const bare = await createTestDatabase(bareIn);
await prepare();

const { apiUrl, authorizeUrl, cdnUrl, paymentsUrl } = simulator;
const bot = fork(join(import.meta.dirname, 'bot-process.ts'), [
  apiUrl,
  authorizeUrl,
  cdnUrl,
  paymentsUrl,
  JSON.stringify(location),
]);
await once(bot, 'message');

/** How long each command took, in milliseconds, of so many members at once; each waits for one answer after the other. */
async function waits(atOnce: number): Promise<number[]> {
  const until = performance.now() + SECONDS * 1000;
  const taken: number[] = [];
  const take = async (memberId: string, index: number) => {
    const channelId = channelIds[index] ?? '';
    const pay = `!pay <@${members[(index + 1) % MEMBERS]}> 100`;
    for (let turn = index; performance.now() < until; turn += 1) {
      const start = performance.now();
      const asked = world.say(memberId, channelId, turn % 2 === 0 ? '!work' : pay);
      const isReply = (message: { authorId: string; referenceId: string | null }) =>
        message.authorId === BOT_ID && message.referenceId === asked;
      const { content, embeds } = await world.waitForMessage(channelId, isReply, ANSWER_WITHIN_MS);
      if (!content.includes(' gave ') && embeds.length === 0) throw new Error(`not done: ${content}`);
      taken.push(performance.now() - start);
    }
  };
  await Promise.all(members.slice(0, atOnce).map(take));
  return taken;
}

const bareRates: number[] = [];
const botRates: number[] = [];
const alone: number[] = [];
const crowded: number[] = [];
// The first round of each only warms up.
for (let round = 0; round <= ROUNDS; round += 1) {
  const bareRate = await bareCommandsPerSecond(bare.location, { guildId, memberIds: members, seconds: SECONDS });
  const single = await waits(1);
  const many = await waits(MEMBERS);
  if (round === 0) continue;
  bareRates.push(bareRate);
  botRates.push(many.length / SECONDS);
  alone.push(median(single));
  crowded.push(many.toSorted((a, b) => a - b)[Math.floor(many.length * 0.99)] ?? 0);
}
bot.kill('SIGTERM');
await once(bot, 'exit');
await simulator.close();
await drop();
await bare.drop();
await Promise.all([folder, bareIn].map((each) => rm(each, { recursive: true })));

const ratio = median(botRates) / median(bareRates);
const wait = median(crowded) / median(alone);
process.stdout.write(
  `work and pay on ${location.kind === 'embedded' ? 'the embedded database' : 'PostgreSQL'}, ${MEMBERS} members at once, median of ${ROUNDS}\n` +
    `  bare SQL of the same rows  ${Math.round(median(bareRates))}/s\n` +
    `  through the whole bot      ${Math.round(median(botRates))}/s\n` +
    `  ratio                      ${ratio.toFixed(2)} (budget: at least ${BUDGET.rate})\n` +
    `  one member alone           ${median(alone).toFixed(1)} ms in the middle\n` +
    `  ${MEMBERS} at once                ${median(crowded).toFixed(1)} ms for 99 of 100\n` +
    `  ratio                      ${wait.toFixed(1)} (budget: at most ${BUDGET.wait})\n`,
);
process.exitCode = ratio >= BUDGET.rate && wait <= BUDGET.wait ? 0 : 1;

/** Nobody waits for work, and everybody is rich enough to pay without being asked again. */
async function prepare(): Promise<void> {
  const { db, close } = await openDatabase(location, pino({ level: 'silent' }));
  const value = { ...DEFAULT_ECONOMY, work: { ...DEFAULT_ECONOMY.work, cooldown: 0 } };
  await db
    .insertInto('guild_settings')
    .values({ guild_id: guildId, section: economySection.name, value: JSON.stringify(value), version: 1 })
    .execute();
  await sql`insert into balances (guild_id, user_id, balance)
    select ${guildId}::bigint, id, 1000000000 from unnest(${members}::bigint[]) as id`.execute(db);
  await close();
}
