import { openCasino } from './casino.ts';
import { prepareTable } from './table.ts';
import { openPath } from '../support/path-surroundings.ts';

/**
 * The memory that running rounds use in the bot's process. Uses the embedded database, or the server in
 * TEST_DATABASE_URL. `node bench/games/game-memory.ts 200` sets the number of rounds.
 */
const [ROUNDS = 1_000] = process.argv.slice(2).map(Number);
const BUDGET_MB = 20;
const WARM_UP = 400;

const path = await openPath();
const { guildId, channelIds, members } = openCasino(path);
await prepareTable(path.location, guildId, members);
await path.startBot();

/** Plays that many rounds of a game, by all members at once. */
async function play(command: string, rounds: number): Promise<void> {
  let remaining = rounds;
  const playOn = async (personId: string, index: number) => {
    for (; remaining > 0; ) {
      remaining -= 1;
      await path.sendCommand(personId, channelIds[index] ?? '', command);
    }
  };
  await Promise.all(members.map(playOn));
}

// Rounds that end at once load the code and open connections and query plans, so these are not counted.
await play('!slots 10', WARM_UP);
const before = await path.botMemory();
await play('!crash 10', ROUNDS);
const cost = ((await path.botMemory()) - before) / 1e6;
await path.close();

process.stdout.write(
  `${ROUNDS} running rounds on ${path.location.kind === 'embedded' ? 'the embedded database' : 'PostgreSQL'}\n` +
    `  cost the bot ${cost.toFixed(1)} MB (budget: at most ${BUDGET_MB})\n`,
);
process.exitCode = cost <= BUDGET_MB ? 0 : 1;
