import { openClocks } from './clocks.ts';
import { HAPPENINGS } from './happenings.ts';
import { openFaultWorld } from './world.ts';
import { reportAfter } from '../load/report-after.ts';

/**
 * Two sites and two bots under load (saves, payments, money, punishments, greetings and rounds, each counted on the
 * platform's side and the database's) during faults. `node bench/faults.ts kills 300` kills for that many seconds;
 * `node bench/faults.ts postgres redis` runs only these. Uses its own servers in a temporary folder.
 */
const KILL_SECONDS = 60;
const given = process.argv.slice(2);
const seconds = Number(given.find((word) => /^\d+$/.test(word)) ?? KILL_SECONDS);
const names = given.filter((word) => !/^\d+$/.test(word));

for (const name of names.length > 0 ? names : Object.keys(HAPPENINGS)) {
  const happening = HAPPENINGS[name];
  if (happening === undefined) throw new Error(`what is ${name}? ${Object.keys(HAPPENINGS).join(', ')}`);
  const clocks = name === 'clock' ? openClocks() : null;
  const world = await openFaultWorld(clocks?.envOf);
  const { isRight } = await reportAfter(world, name, () => happening(world, { seconds, clocks }));
  await world.remove();
  clocks?.remove();
  if (!isRight) process.exitCode = 1;
}
