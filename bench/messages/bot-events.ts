import { CONTENDERS, type Contender, runRound } from './bot-contest.ts';
import { startFakeGateway } from '../support/fake-gateway.ts';
import { median } from '../support/median.ts';

// How many message events per second pass through the whole bot to the decision "not a command", compared with a bare
// discord.js client that only checks for the prefix. Both are fed by the same gateway in the same run.
const WORLD = { guilds: 200, channelsPerGuild: 30, rolesPerGuild: 20 };
const MESSAGES = 50_000;
const ROUNDS = 5;
const BUDGET = 1;

const gateway = await startFakeGateway(WORLD);
const figures: Record<Contender, number[]> = { 'discord-js': [], perigee: [] };
for (let round = 1; round <= ROUNDS; round += 1) {
  for (const contender of CONTENDERS) {
    const { eventsPerSecond } = await runRound({ gateway, contender, guilds: WORLD.guilds, messages: MESSAGES });
    figures[contender].push(eventsPerSecond);
    console.log(`round ${round}  ${contender.padEnd(10)}  ${Math.round(eventsPerSecond)} events/s`);
  }
}
gateway.close();

const [bare, ours] = [median(figures['discord-js']), median(figures.perigee)];
const ratio = ours / bare;
console.log(`median  discord-js ${Math.round(bare)}  perigee ${Math.round(ours)} events/s`);
console.log(`ratio   ${ratio.toFixed(2)}  (budget: at least ${BUDGET.toFixed(1)})`);
process.exitCode = ratio >= BUDGET ? 0 : 1;
