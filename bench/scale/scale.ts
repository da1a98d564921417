import { openScale, type Measured } from './measure.ts';

/**
 * The bot at scale: 64 shards of 1,000 guilds each, 20,000 events per second of the mix in `event-mix.ts`, on
 * one, two and four bot processes, on the server in TEST_DATABASE_URL. Platform, database and bots share the machine's
 * cores, so what processes take is derived from their CPU time per event; actual rates are reported as well
 * (docs/decisions/0106). `node bench/scale/scale.ts 1 2` runs only these numbers of processes.
 */
const SHARDS = 64;
const GUILDS = 64_000;
const FEW_GUILDS = 1_024;
/** Events a second over all processes. */
const RATE = 20_000;
const BUDGET = { twoAgainstOne: 1.8, manyAgainstFew: 1.1 };

const wanted = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1, 2, 4];
const measured = new Map<number, Measured>();
const few = await openScale({ shards: SHARDS, guilds: FEW_GUILDS, processes: 1, perSecond: RATE });
print(`1 process, ${FEW_GUILDS} guilds`, few);
for (const processes of wanted) {
  const found = await openScale({ shards: SHARDS, guilds: GUILDS, processes, perSecond: RATE });
  measured.set(processes, found);
  print(`${processes} processes, ${GUILDS} guilds`, found);
  const perThousand = (found.rssMb - few.rssMb * processes) / ((GUILDS - FEW_GUILDS * processes) / 1_000);
  process.stdout.write(`  memory      ${perThousand.toFixed(1)} MB more for each 1,000 guilds\n`);
}

/** A single process with half of everything: as much as each of two has. */
const half = wanted.includes(2)
  ? await openScale({ shards: SHARDS / 2, guilds: GUILDS / 2, processes: 1, perSecond: RATE / 2 })
  : null;
if (half !== null) print(`1 process, ${GUILDS / 2} guilds, half of the pace`, half);

const [one, two] = [measured.get(1), measured.get(2)];
let isWithin = true;
if (one !== undefined) {
  const ratio = one.cpuUs / few.cpuUs;
  isWithin &&= ratio <= BUDGET.manyAgainstFew;
  process.stdout.write(
    `CPU of an event at ${GUILDS} guilds against ${FEW_GUILDS}: ${ratio.toFixed(2)} (budget: at most ${BUDGET.manyAgainstFew})\n`,
  );
}
if (half !== null && two !== undefined) {
  const ratio = (2 * half.cpuUs) / two.cpuUs;
  isWithin &&= ratio >= BUDGET.twoAgainstOne;
  process.stdout.write(
    `two processes take ${ratio.toFixed(2)} times what one takes, by the CPU of an event where each has as much to do ` +
      `as the one alone (budget: at least ${BUDGET.twoAgainstOne})\n`,
  );
}
if (one !== undefined && two !== undefined) {
  const limited = two.limitedPerSecond === null ? null : two.limitedPerSecond / (one.limitedPerSecond ?? Infinity);
  process.stdout.write(
    `measured events a second, two against one: ${limited?.toFixed(2) ?? '?'} with the same share of a core each, ` +
      `${(two.floodPerSecond / one.floodPerSecond).toFixed(2)} on this machine's cores\n`,
  );
}
process.exitCode = isWithin ? 0 : 1;

function print(name: string, found: Measured): void {
  const lines = [
    `${name} (load ${found.load.toFixed(1)})`,
    `  paced       ${Math.round(found.pacedPerSecond)} events/s sent and received, ${found.answered} of ${found.commands} commands answered; event to REST call ${found.p50Ms.toFixed(1)} ms median, p99 ${found.p99Ms.toFixed(0)} ms`,
    `  CPU         ${found.cpuUs.toFixed(1)} µs of the bots for each event, ${found.databaseUs.toFixed(1)} of the database, ${found.platformUs.toFixed(1)} of the simulator`,
    `  capacity    ${Math.round(found.capacity)} events/s with a core for each bot, by CPU; all at once on shared cores ${Math.round(found.floodPerSecond)}/s`,
    `  limited     ${found.limitedPerSecond === null ? 'not here' : `${Math.round(found.limitedPerSecond)} events/s with the same small share of a core for each bot`}`,
    `  memory      ${Math.round(found.rssMb)} MB resident in all, ${Math.round(found.heapMb)} MB in use`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
