import { median } from '../support/median.ts';
import { bareWarnsPerSecond } from './bare-warns.ts';
import { openPath } from '../support/path-surroundings.ts';

/**
 * A warn through the whole bot (the command's message in, the case durable, the member notified, the reply out),
 * compared with the bare statements that leave the same rows; both with the same concurrency. Uses the embedded
 * database, or the server in TEST_DATABASE_URL.
 */
const BUDGET = 0.3;
const ROUNDS = 3;
const SECONDS = 6;
const GUILDS = 64;
const MEMBERS = 200;

const path = await openPath();
const { world } = path;
const members = Array.from({ length: MEMBERS }, (_, index) => world.createPerson({ username: `member${index}` }));
const guilds = Array.from({ length: GUILDS }, (_, index) => {
  const ownerId = world.createPerson({ username: `moderator${index}` });
  const { id, channelIds } = world.createGuild({ name: `Guild ${index}`, ownerId, members, botIn: true });
  return { id, ownerId, channelId: channelIds[0] ?? '' };
});
await path.startBot();

/** Each guild's moderator warns one member after the other, waiting for each reply. */
async function warnsPerSecond(): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  let completed = 0;
  const moderate = async ({ ownerId, channelId }: (typeof guilds)[number], index: number) => {
    for (let next = index; performance.now() < until; next += GUILDS) {
      const { content } = await path.sendCommand(ownerId, channelId, `!warn <@${members[next % MEMBERS]}> spam`);
      if (!content.includes('#')) throw new Error(`no case: ${content}`);
      completed += 1;
    }
  };
  await Promise.all(guilds.map(moderate));
  return completed / SECONDS;
}

const bareRates: number[] = [];
const botRates: number[] = [];
// The first round is a warm-up.
for (let round = 0; round <= ROUNDS; round += 1) {
  const guildIds = guilds.map(({ id }) => id);
  const rates = [
    await bareWarnsPerSecond(path.bareLocation, { guildIds, memberIds: members, atOnce: GUILDS, seconds: SECONDS }),
    await warnsPerSecond(),
  ];
  if (round === 0) continue;
  bareRates.push(rates[0] ?? 0);
  botRates.push(rates[1] ?? 0);
}
await path.close();

const ratio = median(botRates) / median(bareRates);
process.stdout.write(
  `a warn on ${path.location.kind === 'embedded' ? 'the embedded database' : 'PostgreSQL'}, ${GUILDS} at once, median of ${ROUNDS}\n` +
    `  bare SQL of the same rows  ${Math.round(median(bareRates))}/s\n` +
    `  through the whole bot      ${Math.round(median(botRates))}/s\n` +
    `  ratio                      ${ratio.toFixed(2)} (budget: at least ${BUDGET})\n`,
);
process.exitCode = ratio >= BUDGET ? 0 : 1;
