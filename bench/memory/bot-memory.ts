import { loadavg } from 'node:os';
import { CONTENDERS, type Contender, runRound } from '../messages/bot-contest.ts';
import { startFakeGateway } from '../support/fake-gateway.ts';
import { median } from '../support/median.ts';

// Resident memory of the connected bot after garbage collection, compared with a bare discord.js client with default
// caches: at 1,000 and 10,000 guilds, and per additional 1,000. `node bench/memory/bot-memory.ts 1` runs one round instead of
// three.
const SIZES = [1_000, 10_000] as const;
const SHAPE = { channelsPerGuild: 30, rolesPerGuild: 20 };
const ROUNDS = Number(process.argv[2] ?? 3);
const BUDGET = 0.4;

const megabytes = { 'discord-js': new Map<number, number>(), perigee: new Map<number, number>() };
for (const guilds of SIZES) {
  const gateway = await startFakeGateway({ guilds, ...SHAPE });
  const figures: Record<Contender, number[]> = { 'discord-js': [], perigee: [] };
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const contender of CONTENDERS) {
      const { rssMb } = await runRound({ gateway, contender, guilds, messages: 0 });
      figures[contender].push(rssMb);
    }
  gateway.close();
  for (const contender of CONTENDERS) megabytes[contender].set(guilds, median(figures[contender]));
  const [bare, ours] = CONTENDERS.map((contender) => median(figures[contender]));
  console.log(`${guilds} guilds  discord-js ${Math.round(bare ?? 0)}  perigee ${Math.round(ours ?? 0)} MB`);
}

const [few, many] = SIZES;
const growth = (contender: Contender) =>
  ((megabytes[contender].get(many) ?? 0) - (megabytes[contender].get(few) ?? 0)) / ((many - few) / 1_000);
const [bare, ours] = [growth('discord-js'), growth('perigee')];
const ratio = ours / bare;
console.log(
  `each 1,000 more  discord-js ${bare.toFixed(1)}  perigee ${ours.toFixed(1)} MB (load ${(loadavg()[0] ?? 0).toFixed(1)})`,
);
console.log(`ratio   ${ratio.toFixed(2)}  (budget: at most ${BUDGET.toFixed(1)})`);
process.exitCode = ratio <= BUDGET ? 0 : 1;
