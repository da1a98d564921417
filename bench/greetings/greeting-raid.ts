import { setTimeout as sleep } from 'node:timers/promises';
import { BOT_ID } from '../../server/test/support/world.ts';
import { joinMany } from './join-many.ts';
import { startGreeting } from './product.ts';
import { median } from '../support/median.ts';
import { measureWaits } from '../quiet-guild/measure-waits.ts';

/**
 * Members join within ten seconds, with no limit on greetings: whether all are greeted once and in order, how many
 * calls the platform refused by rate limit, and how long a command in another guild takes meanwhile. Takes 1.25 s per
 * member. Uses the embedded database, or the server in TEST_DATABASE_URL.
 */
const [COUNT = 500] = process.argv.slice(2).map(Number);
const WITHIN_MS = 10_000;
/** A fifth below the channel's rate limit. */
const PACE_MS = 1_250;
const OVER_MAX = 1.1;
const DELAY_MAX_MS = 1_000;
const LOOK_EVERY_MS = 1_000;

const product = await startGreeting({ perMinute: 0 });
const { world, channelId } = product;
const before = await measureWaits(product, 20);
let isOver = false;
const measuring = measureWaits(product, Number.POSITIVE_INFINITY, () => isOver);

const startedAt = performance.now();
const ids = await joinMany(product, COUNT, WITHIN_MS);
while (greetingTexts().length < COUNT && performance.now() - startedAt < COUNT * PACE_MS * 2)
  await sleep(LOOK_EVERY_MS);
const seconds = (performance.now() - startedAt) / 1000;
isOver = true;
const during = await measuring;

const isInOrder = greetingTexts().every((content, index) => content === `Hi <@${ids[index]}>`);
const refused = world.requests().filter(({ status }) => status === 429).length;
const delay = Math.max(...during) - median(before);
const pace = (seconds * 1000) / (COUNT * PACE_MS);
process.stdout.write(
  `${COUNT} members within ${WITHIN_MS / 1000} s, no cap, ${product.database} database\n` +
    `  greeted ${greetingTexts().length}, ${isInOrder ? 'in order and each once' : 'OUT OF ORDER'}, in ${seconds.toFixed(0)} s: ${pace.toFixed(2)} × the pace (budget: ${OVER_MAX})\n` +
    `  calls refused for coming too fast: ${refused}\n` +
    `  a command elsewhere: ${median(before).toFixed(0)} ms before; meanwhile ${median(during).toFixed(0)} ms (median), ` +
    `${Math.max(...during).toFixed(0)} ms at most of ${during.length} (budget: ${DELAY_MAX_MS} more)\n`,
);
await product.close();
const isAll = greetingTexts().length === COUNT && isInOrder && refused === 0;
process.exitCode = isAll && pace <= OVER_MAX && delay <= DELAY_MAX_MS ? 0 : 1;

function greetingTexts(): string[] {
  return world.messages(channelId).flatMap(({ authorId, content }) => (authorId === BOT_ID ? content : []));
}
