import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '../server/src/testing/test-database.ts';
import { BOT_ID, startTestSimulator } from '../server/src/testing/world.ts';
import { median } from './median.ts';
import { bareWarnsPerSecond } from './moderation/bare-warns.ts';

/**
 * A warn through the whole bot (the message with the command in, the case durable, the member told, the reply out)
 * against the bare statements that leave the same rows; both as many at once. On the embedded database, or on the server
 * that TEST_DATABASE_URL names.
 */
const BUDGET = 0.3;
const ROUNDS = 3;
const SECONDS = 6;
const GUILDS = 64;
const MEMBERS = 200;
const ANSWER_WITHIN_MS = 20_000;
const UNLIMITED = 1_000_000;

const simulator = await startTestSimulator({ messagesPerChannel: UNLIMITED });
const { world } = simulator;
const members = Array.from({ length: MEMBERS }, (_, index) => world.createPerson({ username: `member${index}` }));
const guilds = Array.from({ length: GUILDS }, (_, index) => {
  const ownerId = world.createPerson({ username: `moderator${index}` });
  const { id, channelIds } = world.createGuild({ name: `Guild ${index}`, ownerId, members, botIn: true });
  return { id, ownerId, channelId: channelIds[0] ?? '' };
});
const folder = await mkdtemp(join(tmpdir(), 'perigee-warns-'));
const { location, drop } = await createTestDatabase(folder);
const bareIn = await mkdtemp(join(tmpdir(), 'perigee-bare-'));
const bare = await createTestDatabase(bareIn);

const { apiUrl, authorizeUrl, cdnUrl, paymentsUrl } = simulator;
const bot = fork(join(import.meta.dirname, 'bot-process.ts'), [
  apiUrl,
  authorizeUrl,
  cdnUrl,
  paymentsUrl,
  JSON.stringify(location),
]);
await once(bot, 'message');

/** Each guild's moderator warns one after the other, and waits for each reply. */
async function warnsPerSecond(): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  let done = 0;
  const moderate = async ({ ownerId, channelId }: (typeof guilds)[number], index: number) => {
    for (let next = index; performance.now() < until; next += GUILDS) {
      const asked = world.say(ownerId, channelId, `!warn <@${members[next % MEMBERS]}> spam`);
      const isReply = (message: { authorId: string; referenceId: string | null }) =>
        message.authorId === BOT_ID && message.referenceId === asked;
      const { content } = await world.waitForMessage(channelId, isReply, ANSWER_WITHIN_MS);
      if (!content.includes('#')) throw new Error(`no case: ${content}`);
      done += 1;
    }
  };
  await Promise.all(guilds.map(moderate));
  return done / SECONDS;
}

const bareRates: number[] = [];
const botRates: number[] = [];
// The first round of each only warms up.
for (let round = 0; round <= ROUNDS; round += 1) {
  const guildIds = guilds.map(({ id }) => id);
  const rates = [
    await bareWarnsPerSecond(bare.location, { guildIds, memberIds: members, atOnce: GUILDS, seconds: SECONDS }),
    await warnsPerSecond(),
  ];
  if (round === 0) continue;
  bareRates.push(rates[0] ?? 0);
  botRates.push(rates[1] ?? 0);
}
bot.kill('SIGTERM');
await once(bot, 'exit');
await simulator.close();
await drop();
await bare.drop();
await Promise.all([folder, bareIn].map((each) => rm(each, { recursive: true })));

const ratio = median(botRates) / median(bareRates);
process.stdout.write(
  `a warn on ${location.kind === 'embedded' ? 'the embedded database' : 'PostgreSQL'}, ${GUILDS} at once, median of ${ROUNDS}\n` +
    `  bare SQL of the same rows  ${Math.round(median(bareRates))}/s\n` +
    `  through the whole bot      ${Math.round(median(botRates))}/s\n` +
    `  ratio                      ${ratio.toFixed(2)} (budget: at least ${BUDGET})\n`,
);
process.exitCode = ratio >= BUDGET ? 0 : 1;
