import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { moderationSection } from '@perigee/core/moderation/punishments/section';
import { DEFAULT_MODERATION } from '@perigee/core/moderation/punishments/schema';
import { pino } from 'pino';
import { openDatabase } from '../../server/src/database/database.ts';
import { createTestDatabase } from '../../server/test/support/test-database.ts';
import { startTestSimulator } from '../../server/test/support/world.ts';
import { countPunishments } from './count-punishments.ts';
import { startRestartedBot } from './restarted-bot.ts';

/**
 * 20 moderators punish 200 members twice each, while their bot is repeatedly killed (-9) at random times: compares the
 * final state on the platform with the cases. Uses the embedded database, or the server in TEST_DATABASE_URL.
 * `node bench/moderation/moderation-kills.ts 50` sets the number of kills.
 */
const MODERATORS = 20;
const MEMBERS_EACH = 10;
const HOUR_MS = 3_600_000;
const LOOK_MS = 100;
/** How long a process lives once it is connected, in milliseconds. */
const LIFE_MS = { min: 50, max: 1_500 };
const [kills = 50] = process.argv.slice(2).map(Number);

const simulator = await startTestSimulator();
const { world } = simulator;
const person = (username: string) => world.createPerson({ username });
const moderators = Array.from({ length: MODERATORS }, (_, index) => person(`moderator${index}`));
const members = Array.from({ length: MODERATORS * MEMBERS_EACH }, (_, index) => person(`member${index}`));
const guild = world.createGuild({
  name: 'Besieged',
  ownerId: person('owner'),
  members: [...moderators, ...members],
  botIn: true,
});
const muteRole = world.createRole(guild.id, { name: 'Muted' });
const folder = await mkdtemp(join(tmpdir(), 'perigee-kills-'));
const { location, drop } = await createTestDatabase(folder);
await saveMuteMeans();
const bot = startRestartedBot(simulator, location);

let isOver = false;
let orderCount = 0;
const total = members.length * 2;
const SECOND = ['ban', 'kick', 'softban'] as const;

/** Punishes the moderator's members one after the other, at a pace that covers all kills. */
async function moderate(moderatorId: string, own: readonly string[]): Promise<void> {
  for (const [index, memberId] of own.entries()) {
    const long = index % 2 === 0 ? { durationMs: HOUR_MS } : {};
    await order({ type: 'mute', memberId, moderatorId, ...long });
    await order({ type: SECOND[index % SECOND.length] ?? 'ban', memberId, moderatorId });
  }
}

interface Order {
  type: 'mute' | (typeof SECOND)[number];
  memberId: string;
  moderatorId: string;
  durationMs?: number;
}

/** Without an answer, checks whether there is a case, and repeats the order if not. */
async function order(wanted: Order): Promise<void> {
  orderCount += 1;
  const reason = `order ${orderCount}`;
  for (;;) {
    const opened = await bot.request({ kind: 'punish', guildId: guild.id, reason, ...wanted });
    if (opened !== undefined) break;
    if ((await findCases(reason)) > 0) break;
  }
  // A member is not punished again before the outcome of the first punishment is known.
  while (((await bot.request({ kind: 'settled', guildId: guild.id, reason })) ?? 0) === 0) await sleep(LOOK_MS);
  if (!isOver) await sleep(Math.random() * 2 * PAUSE_MS);
}

/** The number of cases of an order; asks again if the bot is killed before answering. */
async function findCases(reason: string): Promise<number> {
  for (;;) {
    const found = await bot.request({ kind: 'find', guildId: guild.id, reason });
    if (found !== undefined) return found;
  }
}

/** Spreads the orders of twenty moderators over all lives of the bot, each a few seconds long including its start. */
const PAUSE_MS = (kills * 3_000) / (MEMBERS_EACH * 2);

async function killRepeatedly(): Promise<void> {
  for (let killed = 0; killed < kills; killed += 1) {
    await bot.ready();
    await sleep(LIFE_MS.min + Math.random() * (LIFE_MS.max - LIFE_MS.min));
    await bot.kill();
  }
  isOver = true;
}

const started = performance.now();
const shares = moderators.map((id, index) =>
  moderate(id, members.slice(index * MEMBERS_EACH, (index + 1) * MEMBERS_EACH)),
);
await Promise.all([killRepeatedly(), ...shares]);
while ((await bot.request({ kind: 'left' })) !== 0) await sleep(500);
await bot.stop();

const seconds = Math.round((performance.now() - started) / 1000);
const counts = await countPunishments(simulator, location, guild.id);
await simulator.close();
await drop();
await rm(folder, { recursive: true });

const { cases, largest, states, onPlatform, completed, doubled, missing, repeatedMessages } = counts;
process.stdout.write(
  `${kills} kills in ${seconds} s on ${location.kind === 'embedded' ? 'the embedded database' : 'PostgreSQL'}\n` +
    `  ${total} orders, ${cases} cases, largest number ${largest}; ${JSON.stringify(states)}\n` +
    `  punishments on the platform ${onPlatform}, cases done ${completed}; doubled ${doubled}, lost ${missing}; ` +
    `direct messages repeated ${repeatedMessages}\n`,
);
const isRight = cases === total && largest === total && onPlatform === completed && completed === total;
process.exitCode = isRight && doubled + missing + repeatedMessages === 0 ? 0 : 1;

/** Saves moderation settings like the settings page, before any bot runs. */
async function saveMuteMeans(): Promise<void> {
  const database = await openDatabase(location, pino({ level: 'silent' }));
  const value = moderationSection.normalise({ ...DEFAULT_MODERATION, useTimeout: true, muteRole });
  await database.db
    .insertInto('guild_settings')
    .values({ guild_id: guild.id, section: moderationSection.name, value: JSON.stringify(value), version: 1 })
    .execute();
  await database.close();
}
