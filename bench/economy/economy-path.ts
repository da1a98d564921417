import { setTimeout as sleep } from 'node:timers/promises';
import { economySection } from '@perigee/core/economy/section';
import { DEFAULT_ECONOMY } from '@perigee/core/economy/schema';
import { sql } from 'kysely';
import { pino } from 'pino';
import { openDatabase } from '../../server/src/database/database.ts';
import { bareCommandsPerSecond } from './bare-commands.ts';
import { median } from '../support/median.ts';
import { openPath } from '../support/path-surroundings.ts';

/**
 * `work` and `pay` in turn through the whole bot (message in, ledger durable, reply out), 50 members at once, compared
 * with the bare statements that leave the same rows; and how long a member waits for a reply while 50 play as fast as
 * the platform lets them write. Uses the embedded database, or the server in TEST_DATABASE_URL.
 */
const BUDGET = { rate: 0.4, wait: 10 };
const ROUNDS = 3;
const SECONDS = 6;
const PLAYED_SECONDS = 12;
const MEMBERS = 50;
/** Five messages in five seconds: what the platform lets a member write in a channel. */
const WRITTEN_PER_SECOND = 1;

const path = await openPath();
const { world } = path;
const members = Array.from({ length: MEMBERS }, (_, index) => world.createPerson({ username: `member${index}` }));
const ownerId = world.createPerson({ username: 'owner' });
const channels = members.map((_, index) => `member-${index}`);
const { id: guildId, channelIds } = world.createGuild({ name: 'Market', ownerId, members, channels, botIn: true });
await prepare();
await path.startBot();

/** Runs one command of a member to its reply; returns the time in milliseconds. */
async function runCommand(index: number, turn: number): Promise<number> {
  const text = turn % 2 === 0 ? '!work' : `!pay <@${members[(index + 1) % MEMBERS]}> 100`;
  const start = performance.now();
  const { content, embeds } = await path.sendCommand(members[index] ?? '', channelIds[index] ?? '', text);
  if (!content.includes(' gave ') && embeds.length === 0) throw new Error(`not done: ${content}`);
  return performance.now() - start;
}

/** The time of each command with `atOnce` members, each sending the next as soon as the last is answered. */
async function playBackToBack(atOnce: number): Promise<number[]> {
  const until = performance.now() + SECONDS * 1000;
  const times: number[] = [];
  const play = async (_: string, index: number) => {
    for (let turn = index; performance.now() < until; turn += 1) times.push(await runCommand(index, turn));
  };
  await Promise.all(members.slice(0, atOnce).map(play));
  return times;
}

/** The same while all members write as often as allowed, at independent times, whether answered yet or not. */
async function playOpenLoop(): Promise<number[]> {
  const until = performance.now() + PLAYED_SECONDS * 1000;
  const times: Promise<number>[] = [];
  for (let turn = 0, at = performance.now(); at < until; turn += 1) {
    await sleep(Math.max(0, at - performance.now()));
    times.push(runCommand(Math.floor(Math.random() * MEMBERS), turn));
    at += (-Math.log(1 - Math.random()) * 1000) / (MEMBERS * WRITTEN_PER_SECOND);
  }
  return Promise.all(times);
}

function slowest(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

const rates = { bare: [] as number[], bot: [] as number[] };
const waits = { alone: [] as number[], played: [] as number[], playedMiddle: [] as number[], crowded: [] as number[] };
// The first round is a warm-up.
for (let round = 0; round <= ROUNDS; round += 1) {
  const bareRate = await bareCommandsPerSecond(path.bareLocation, { guildId, memberIds: members, seconds: SECONDS });
  const single = await playBackToBack(1);
  const played = await playOpenLoop();
  const many = await playBackToBack(MEMBERS);
  if (round === 0) continue;
  rates.bare.push(bareRate);
  rates.bot.push(many.length / SECONDS);
  waits.alone.push(median(single));
  waits.played.push(slowest(played));
  waits.playedMiddle.push(median(played));
  waits.crowded.push(slowest(many));
}
await path.close();

const ratio = median(rates.bot) / median(rates.bare);
const alone = median(waits.alone);
const wait = median(waits.played) / alone;
process.stdout.write(
  `work and pay on ${path.location.kind === 'embedded' ? 'the embedded database' : 'PostgreSQL'}, ${MEMBERS} members, median of ${ROUNDS}\n` +
    `  bare SQL of the same rows  ${Math.round(median(rates.bare))}/s\n` +
    `  through the whole bot      ${Math.round(median(rates.bot))}/s\n` +
    `  ratio                      ${ratio.toFixed(2)} (budget: at least ${BUDGET.rate})\n` +
    `  one member alone           ${alone.toFixed(1)} ms (median)\n` +
    `  ${MEMBERS * WRITTEN_PER_SECOND} commands a second      ${median(waits.playedMiddle).toFixed(1)} ms (median), ${median(waits.played).toFixed(1)} ms (p99)\n` +
    `  ratio                      ${wait.toFixed(1)} (budget: at most ${BUDGET.wait})\n` +
    `  asking again at once       ${median(waits.crowded).toFixed(1)} ms for 99 of 100, ${(median(waits.crowded) / alone).toFixed(1)} times\n`,
);
process.exitCode = ratio >= BUDGET.rate && wait <= BUDGET.wait ? 0 : 1;

/** Removes the cooldown of work, and makes everybody rich enough to pay without a confirmation. */
async function prepare(): Promise<void> {
  const { db, close } = await openDatabase(path.location, pino({ level: 'silent' }));
  const value = { ...DEFAULT_ECONOMY, work: { ...DEFAULT_ECONOMY.work, cooldown: 0 } };
  await db
    .insertInto('guild_settings')
    .values({ guild_id: guildId, section: economySection.name, value: JSON.stringify(value), version: 1 })
    .execute();
  await sql`insert into balances (guild_id, user_id, balance)
    select ${guildId}::bigint, id, 1000000000 from unnest(${members}::bigint[]) as id`.execute(db);
  await close();
}
