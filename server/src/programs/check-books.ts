import { readConfig } from '../config/read-config.ts';
import { openToRead } from '../copy/open-copied.ts';
import { type BooksDifference, checkBooks } from '../features/economy/index.ts';
import { checkSummaries, type SummaryDifference } from '../features/insights/index.ts';
import { createLog } from '../http/request-log.ts';
import { runProgram } from '../process/run-program.ts';

/**
 * Checks that all money adds up: prints the first difference in the ledger and the first in the stored summaries. Exits
 * with 1 if there is any.
 */
async function run(): Promise<void> {
  const { database } = readConfig(process.env, []);
  const { db, close } = await openToRead(database, createLog('silent'));
  try {
    const { guilds, difference } = await checkBooks(db);
    const kept = await checkSummaries(db);
    const found = [
      ...(difference === null ? [] : [describe(difference)]),
      ...(kept === null ? [] : [describeSum(kept)]),
    ];
    const balanced = `All ledgers are balanced. Servers checked: ${guilds}.`;
    process.stdout.write(`${found.length === 0 ? balanced : found.join('\n')}\n`);
    process.exitCode = found.length === 0 ? 0 : 1;
  } finally {
    await close();
  }
}

function describe({ guildId, of, id, balance, xp }: BooksDifference): string {
  const what = { server: 'all accounts together', member: `member ${id}`, operation: `movement ${id}` }[of];
  return `Server ${guildId}: ${what} differ by ${balance} of money${xp === 0 ? '' : ` and ${xp} of experience`}.`;
}

function describeSum({ guildId, of, kept, ledger }: SummaryDifference): string {
  return `Server ${guildId}: ${of} is stored as ${kept}, but the ledger says ${ledger}.`;
}

await runProgram(run);
