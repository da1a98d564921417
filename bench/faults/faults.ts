import { openClocks } from './clocks.ts';
import { SCENARIOS } from './scenarios.ts';
import { openFaultWorld } from './world.ts';
import { reportAfter } from '../load/report-after.ts';

/**
 * Two sites and two bots under load (saves, payments, money, punishments, greetings and rounds, each counted on the
 * platform's side and the database's) during faults. `node bench/faults/faults.ts kills 300` kills for that many seconds;
 * `node bench/faults/faults.ts postgres redis` runs only these. Uses its own servers in a temporary folder.
 */
const KILL_SECONDS = 60;
const inputs = process.argv.slice(2);
const seconds = Number(inputs.find((word) => /^\d+$/.test(word)) ?? KILL_SECONDS);
const names = inputs.filter((word) => !/^\d+$/.test(word));

for (const name of names.length > 0 ? names : Object.keys(SCENARIOS)) {
  const scenario = SCENARIOS[name];
  if (scenario === undefined) throw new Error(`unknown scenario ${name}: ${Object.keys(SCENARIOS).join(', ')}`);
  const clocks = name === 'clock' ? openClocks() : null;
  const world = await openFaultWorld(clocks?.envOf);
  const { isRight } = await reportAfter(world, name, () => scenario(world, { seconds, clocks }));
  await world.remove();
  clocks?.remove();
  if (!isRight) process.exitCode = 1;
}
