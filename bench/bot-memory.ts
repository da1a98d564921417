import { CONTENDERS, type Contender, runRound } from './bot-contest.ts';
import { startFakeGateway } from './fake-gateway.ts';
import { median } from './median.ts';

// Resident memory of the connected bot after garbage collection, against a bare discord.js client with default caches.
const WORLD = { guilds: 10_000, channelsPerGuild: 30, rolesPerGuild: 20 };
const ROUNDS = 3;
const BUDGET = 0.6;

const gateway = await startFakeGateway(WORLD);
const figures: Record<Contender, number[]> = { 'discord-js': [], perigee: [] };
for (let round = 1; round <= ROUNDS; round += 1) {
  for (const contender of CONTENDERS) {
    const { rssMb } = await runRound({ gateway, contender, guilds: WORLD.guilds, messages: 0 });
    figures[contender].push(rssMb);
    console.log(`round ${round}  ${contender.padEnd(10)}  ${Math.round(rssMb)} MB`);
  }
}
gateway.close();

const [bare, ours] = [median(figures['discord-js']), median(figures.perigee)];
const ratio = ours / bare;
console.log(`median  discord-js ${Math.round(bare)}  perigee ${Math.round(ours)} MB`);
console.log(`ratio   ${ratio.toFixed(2)}  (budget: at most ${BUDGET.toFixed(1)})`);
process.exitCode = ratio <= BUDGET ? 0 : 1;
