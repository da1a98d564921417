import { setTimeout as sleep } from 'node:timers/promises';
import { BOT_ID } from '../../server/test/support/world.ts';
import { joinMany } from './join-many.ts';
import { type GreetingProduct, startGreeting } from './product.ts';
import { median } from '../support/median.ts';
import { measureWaits } from '../quiet-guild/measure-waits.ts';

/**
 * Members join one guild within ten seconds: the time until all have their join role and the first are greeted, and how
 * long a command in another guild takes meanwhile. The platform accepts 50 calls a second, of which roles use 40. Uses
 * the embedded database, or the server in TEST_DATABASE_URL. `node bench/greetings/greetings.ts 2000` sets the number of members.
 */
const [count = 10_000] = process.argv.slice(2).map(Number);
const WITHIN_MS = 10_000;
const ROLES_PER_SECOND = 40;
/** The allowed factor over the time the rate limit dictates. */
const OVER_MAX = 1.2;
const DELAY_MAX_MS = 1_000;

const product = await startGreeting();
process.stdout.write(`${count} members within ${WITHIN_MS / 1000} s, ${product.database} database\n`);

const before = await measureWaits(product, 20);
let isOver = false;
const measuring = measureWaits(product, Number.POSITIVE_INFINITY, () => isOver);
const startedAt = Date.now();
await joinMany(product, count, WITHIN_MS);
await waitForRoles(product);
const seconds = (Date.now() - startedAt) / 1000;
isOver = true;
const during = await measuring;

const greeted = product.world.messages(product.channelId).filter(({ authorId }) => authorId === BOT_ID).length;
const floor = count / ROLES_PER_SECOND;
const delay = Math.max(...during) - median(before);
process.stdout.write(
  `  all roles given after ${seconds.toFixed(1)} s; at ${ROLES_PER_SECOND} a second that is ${(seconds / floor).toFixed(2)} × the pace (budget: ${OVER_MAX})\n` +
    `  messages in the channel so far: ${greeted}\n` +
    `  a command elsewhere: ${median(before).toFixed(0)} ms before; meanwhile ${median(during).toFixed(0)} ms (median), ` +
    `${Math.max(...during).toFixed(0)} ms at most of ${during.length}, ${delay.toFixed(0)} ms more (budget: ${DELAY_MAX_MS})\n`,
);
await product.close();
process.exitCode = seconds <= floor * OVER_MAX + 5 && delay <= DELAY_MAX_MS ? 0 : 1;

async function waitForRoles({ db }: GreetingProduct): Promise<void> {
  const remaining = () =>
    db
      .selectFrom('join_role_grants')
      .select(({ fn }) => fn.countAll<string>().as('left'))
      .executeTakeFirstOrThrow();
  const written = () =>
    db
      .selectFrom('greeting_visits')
      .select(({ fn }) => fn.countAll<string>().as('written'))
      .executeTakeFirstOrThrow();
  while (Number((await written()).written) < count) await sleep(200);
  while (Number((await remaining()).left) > 0) await sleep(200);
}
