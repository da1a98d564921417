import type { AutomodReport } from './contenders/automod-report.ts';
import { CONTENDERS as BARE, runRound } from './bot-contest.ts';
import { withContender } from './contender-process.ts';
import { startFakeGateway } from '../support/fake-gateway.ts';
import { median } from '../support/median.ts';

// Messages that break no rule, with all rules on and lists of 500 words, compared with a bare discord.js listener with
// default caches; then the memory of a bot that many members write to, and how soon a message that breaks a rule is
// deleted.
const WORLD = { guilds: 200, channelsPerGuild: 30, rolesPerGuild: 20 };
const MESSAGES = 50_000;
const ROUNDS = 3;
const MEMORY = { first: 100_000, all: 1_000_000, members: 50_000 };
/** One message in `breaking` breaks a rule, since the platform accepts fifty calls a second. */
const LATENCY = { messages: 5_000, perSecond: 500, breaking: 25 };
const BUDGET = { ratio: 0.5, cpuUs: 60, growth: 1.1, deletionMs: 20 };

const gateway = await startFakeGateway(WORLD);
const [bareContender] = BARE;
const bare: { eventsPerSecond: number; cpuUs: number }[] = [];
const ours: { eventsPerSecond: number; cpuUs: number }[] = [];
for (let round = 1; round <= ROUNDS; round += 1) {
  const other = await runRound({ gateway, contender: bareContender, guilds: WORLD.guilds, messages: MESSAGES });
  bare.push(other);
  const own = await withBot(async (bot) => {
    await bot.measure(MESSAGES);
    return bot.measure(MESSAGES);
  });
  ours.push(own);
  console.log(
    `round ${round}  discord-js ${Math.round(other.eventsPerSecond)}/s, ${other.cpuUs.toFixed(1)} µs of CPU  perigee ${Math.round(own.eventsPerSecond)}/s, ${own.cpuUs.toFixed(1)} µs of CPU`,
  );
}

const memory = await withBot(async (bot) => {
  gateway.vary({ members: MEMORY.members });
  const first = await bot.measure(MEMORY.first);
  const all = await bot.measure(MEMORY.all - MEMORY.first);
  return { first: first.heapMb, all: all.heapMb, resident: [first.memoryMb, all.memoryMb] };
});

const deletionMs = await withBot(async () => {
  const breaking = (index: number) =>
    index % LATENCY.breaking === 0 ? 'a message with word7x in it' : `hello ${index}`;
  gateway.vary({ members: MEMORY.members, content: breaking });
  const times = await gateway.timeDeletions(LATENCY.messages, LATENCY.perSecond);
  console.log(`${times.length} of ${LATENCY.messages / LATENCY.breaking} deletions were calls of their own`);
  return median(times);
});
gateway.close();

const ratio =
  median(ours.map(({ eventsPerSecond }) => eventsPerSecond)) / median(bare.map((each) => each.eventsPerSecond));
const cpuUs = median(ours.map((each) => each.cpuUs));
const bareCpuUs = median(bare.map((each) => each.cpuUs));
const growth = memory.all / memory.first;
console.log(`ratio      ${ratio.toFixed(2)}  (budget: at least ${BUDGET.ratio})`);
// On a busy machine the rates are unreliable; the CPU time of both barely changes.
console.log(
  `CPU        ${cpuUs.toFixed(1)} µs a message  (budget: at most ${BUDGET.cpuUs}), discord-js ${bareCpuUs.toFixed(1)} µs: ${(bareCpuUs / cpuUs).toFixed(2)}`,
);
console.log(
  `memory     ${memory.first.toFixed(1)} MB, then ${memory.all.toFixed(1)} MB in use: ${growth.toFixed(3)}  (at most ${BUDGET.growth}); resident ${memory.resident.map((mb) => Math.round(mb)).join(', then ')} MB`,
);
console.log(`deletion   ${deletionMs.toFixed(1)} ms median  (at most ${BUDGET.deletionMs})`);
const isGood =
  ratio >= BUDGET.ratio && cpuUs <= BUDGET.cpuUs && growth <= BUDGET.growth && deletionMs <= BUDGET.deletionMs;
process.exitCode = isGood ? 0 : 1;

interface AutomodBot {
  measure(messages: number): Promise<Measurement>;
}
type Measurement = Extract<AutomodReport, { at: 'taken' }>;

/** Starts the bot with all rules on in its own process. */
function withBot<T>(work: (bot: AutomodBot) => Promise<T>): Promise<T> {
  return withContender<AutomodReport, T>(
    'automod',
    [gateway.apiUrl, String(WORLD.guilds)],
    async ({ child, nextReport }) => {
      await nextReport('connected');
      return work({
        async measure(messages) {
          child.send(messages);
          await nextReport('ready');
          const measured = nextReport('taken');
          await gateway.sendMessages(messages);
          return measured;
        },
      });
    },
  );
}
