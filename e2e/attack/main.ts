import { findServers } from '../../scripts/test/find-servers.ts';
import type { Attack, Finding, Target } from './attack.ts';
import { ATTACKS } from './attacks.ts';
import { embeddedTarget, type OpenTarget, postgresTarget } from './target.ts';

// `npm run attack [part of a name]`: runs every attack on both databases in parallel; exits with 1 if one succeeded.
const [wanted = ''] = process.argv.slice(2);
const { env, missing } = await findServers(process.env);
for (const each of missing) process.stdout.write(`${each}\n`);
const serverUrl = env?.['TEST_DATABASE_URL'];
const openings = [async () => embeddedTarget(), ...(serverUrl === undefined ? [] : [() => postgresTarget(serverUrl)])];

const lanes = await Promise.all(
  openings.map(async (open) => {
    let missed = 0;
    for (const attack of ATTACKS.filter(({ name }) => name.includes(wanted))) missed += await runAttack(attack, open);
    return missed;
  }),
);
const missed = lanes.reduce((sum, lane) => sum + lane, 0);
process.stdout.write(missed === 0 ? 'All attacks were repelled.\n' : `${missed} attacks succeeded.\n`);
process.exit(missed === 0 ? 0 : 1);

/** Runs one attack, prints its table and returns the number of failed rows. */
async function runAttack({ name, only, run }: Attack, open: () => Promise<OpenTarget>): Promise<number> {
  const target = await open();
  const startedAt = Date.now();
  try {
    if (only !== undefined && only !== target.database) return 0;
    const findings = await runToTheEnd(run, target);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(`\n${name} (${target.database}, ${seconds} s)\n${findings.map(lineOf).join('')}`);
    return findings.filter(({ hasPassed }) => !hasPassed).length;
  } finally {
    await target.close();
  }
}

/** An attack that crashes counts as failed. */
async function runToTheEnd(run: Attack['run'], target: Target): Promise<Finding[]> {
  try {
    return await run(target);
  } catch (error) {
    return [{ tried: 'running it', allowed: 'an end', observed: String(error), hasPassed: false }];
  }
}

function lineOf({ tried, allowed, observed, hasPassed }: Finding): string {
  return `  ${hasPassed ? 'held  ' : 'MISSED'}  ${tried.padEnd(60)}  ${observed} (allowed: ${allowed})\n`;
}
