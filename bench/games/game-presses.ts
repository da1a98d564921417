import { setTimeout as sleep } from 'node:timers/promises';
import { bareMovesPerSecond } from './bare-rounds.ts';
import { openCasino } from './casino.ts';
import { buttonOf, prepareTable } from './table.ts';
import { watchTable } from './watch-table.ts';
import { pressButton } from '../support/press-button.ts';
import { median } from '../support/median.ts';
import { openPath } from '../support/path-surroundings.ts';

/**
 * Rounds of crash through the whole bot (command or button press in, ledger durable, answer out), 50 members at once,
 * compared with the bare statements that leave the same rows; and the time from a press to its answer at 200 presses
 * per second. Uses the embedded database, or the server in TEST_DATABASE_URL. `node bench/games/game-presses.ts 1 3` runs one
 * round of 3 seconds per measurement.
 */
const BUDGET = { rate: 0.3, waitMs: 60 };
const [ROUNDS = 3, SECONDS = 6] = process.argv.slice(2).map(Number);
const PRESSED_SECONDS = 8;
const PRESSES_PER_SECOND = 200;
/** Open rounds during the measurement: enough that no message is pressed twice within a second. */
const OPEN = 400;

const path = await openPath();
const { world } = path;
const { guildId, channelIds, members } = openCasino(path);
await prepareTable(path.location, guildId, members);
await prepareTable(path.bareLocation, guildId, members);
await path.startBot();
const table = await watchTable(path.location);

interface OpenRound {
  personId: string;
  channelId: string;
  messageId: string;
  /** The button's initial id, and the round's current version: messages show it up to a second late. */
  button: string;
  version: number;
}

async function start(index: number): Promise<OpenRound> {
  const [personId = '', channelId = ''] = [members[index], channelIds[index]];
  const { id: messageId } = await path.sendCommand(personId, channelId, '!crash 10');
  const button = buttonOf(world, channelId, messageId, 'continue') ?? '';
  return { personId, channelId, messageId, button, version: 0 };
}

/** Plays one step; returns whether the round continues, and null if it was over already. */
async function continueRound(round: OpenRound): Promise<boolean | null> {
  if (round.button === '') return null;
  const customId = round.button.replace(/:0:continue$/, `:${round.version}:continue`);
  round.version += 1;
  return (await pressButton(world, { ...round, customId })) ? table.isOpen(customId) : null;
}

/** Starts and presses per second, all members at once, each continuing as soon as they are answered. */
async function movesPerSecond(): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  let moves = 0;
  const play = async (_: string, index: number) => {
    while (performance.now() < until) {
      const round = await start(index);
      moves += 1;
      let isOpen: boolean | null = true;
      while (isOpen === true && performance.now() < until) {
        isOpen = await continueRound(round);
        if (isOpen !== null) moves += 1;
      }
    }
  };
  await Promise.all(members.map(play));
  return moves / SECONDS;
}

/** The times of presses at a fixed rate, on rounds of all members. */
async function pressOpenLoop(): Promise<number[]> {
  const open: OpenRound[] = [];
  const pressing = new AbortController();
  const fill = async (index: number) => {
    while (!pressing.signal.aborted) {
      if (open.length < OPEN) open.push(await start(index));
      else await sleep(5);
    }
  };
  const filling = [0, 1, 2, 3].map((index) => fill(index));
  while (open.length < OPEN) await sleep(10);

  const times: Promise<number | null>[] = [];
  const until = performance.now() + PRESSED_SECONDS * 1000;
  for (let at = performance.now(); at < until; at += (-Math.log(1 - Math.random()) * 1000) / PRESSES_PER_SECOND) {
    await sleep(Math.max(0, at - performance.now()));
    const round = open.shift();
    if (round !== undefined) times.push(pressOnce(round, open));
  }
  pressing.abort();
  await Promise.all(filling);
  return (await Promise.all(times)).filter((ms) => ms !== null);
}

/** The time of a press in milliseconds; null if the round was over. A round that continues is pressed again later. */
async function pressOnce(round: OpenRound, open: OpenRound[]): Promise<number | null> {
  const startedAt = performance.now();
  const isOpen = await continueRound(round);
  const durationMs = performance.now() - startedAt;
  if (isOpen === true) open.push(round);
  return isOpen === null ? null : durationMs;
}

const rates = { bare: [] as number[], bot: [] as number[] };
const waits: number[][] = [];
// The first round is a warm-up.
for (let round = 0; round <= ROUNDS; round += 1) {
  const bare = await bareMovesPerSecond(path.bareLocation, { guildId, memberIds: members, seconds: SECONDS });
  const bot = await movesPerSecond();
  const times = await pressOpenLoop();
  if (round === 0) continue;
  rates.bare.push(bare);
  rates.bot.push(bot);
  waits.push(times);
}
await table.close();
await path.close();

const ratio = median(rates.bot) / median(rates.bare);
const wait = median(waits.map(median));
const presses = waits.reduce((sum, { length }) => sum + length, 0) / (ROUNDS * PRESSED_SECONDS);
process.stdout.write(
  `rounds of crash on ${path.location.kind === 'embedded' ? 'the embedded database' : 'PostgreSQL'}, ${members.length} members, median of ${ROUNDS}\n` +
    `  bare SQL of the same rows  ${Math.round(median(rates.bare))}/s\n` +
    `  through the whole bot      ${Math.round(median(rates.bot))}/s\n` +
    `  ratio                      ${ratio.toFixed(2)} (budget: at least ${BUDGET.rate})\n` +
    `  from press to answer       ${wait.toFixed(1)} ms (median) at ${Math.round(presses)} presses a second (budget: at most ${BUDGET.waitMs})\n`,
);
process.exitCode = ratio >= BUDGET.rate && wait <= BUDGET.waitMs ? 0 : 1;
