import { pino } from 'pino';
import { openDatabase } from '../../server/src/database/database.ts';
import { startTestSimulator } from '../../server/test/support/world.ts';
import { startBalancer } from '../deployment/balancer.ts';
import { startOwnPostgres } from '../deployment/own-postgres.ts';
import { startOwnRedis } from '../deployment/own-redis.ts';
import { prepareProducts } from '../deployment/products.ts';
import { type Check, clientOf, type ProcessesWorld } from './check.ts';
import { CALLS_PER_MINUTE, LIMIT_CHECKS } from './limit-checks.ts';
import { PAYMENT_CHECKS } from './payment-checks.ts';
import { SIGN_IN_CHECKS } from './sign-in-checks.ts';
import { STATE_CHECKS } from './state-checks.ts';

/**
 * Three sites behind a balancer and two bots, on their own PostgreSQL, with and without Redis: checks what must hold
 * whichever process is asked, or all at once. `node bench/processes/processes.ts redis` runs it only with Redis, `plain` without.
 */
const CHECKS: readonly Check[] = [...SIGN_IN_CHECKS, ...PAYMENT_CHECKS, ...STATE_CHECKS, ...LIMIT_CHECKS];
const SITES = 3;
const BOTS = 2;

const wanted = process.argv.length > 2 ? process.argv.slice(2) : ['redis', 'plain'];
for (const kind of wanted) if (!(await tryAll(kind === 'redis'))) process.exitCode = 1;

async function tryAll(hasRedis: boolean): Promise<boolean> {
  const simulator = await startTestSimulator();
  simulator.control.setLimits({ veryLargeBotGuilds: 0, maxConcurrency: BOTS });
  const postgres = await startOwnPostgres();
  const redis = hasRedis ? await startOwnRedis() : null;
  const env = {
    DATABASE_URL: postgres.url,
    ...(redis !== null && { REDIS_URL: redis.url }),
    RATE_LIMIT_PER_MINUTE: String(CALLS_PER_MINUTE),
  };
  const members = await prepareProducts({
    simulator,
    sites: SITES,
    bots: BOTS,
    env,
  });
  await Promise.all(members.map(({ start }) => start()));
  const urls = members.flatMap(({ url }) => url ?? []);
  const balancer = await startBalancer(urls);
  const { db, close } = await openDatabase({ kind: 'server', url: postgres.url }, pino({ level: 'silent' }));

  process.stdout.write(`${SITES} sites and ${BOTS} bots, ${hasRedis ? 'with Redis' : 'without Redis'}\n`);
  let isAllRight = true;
  for (const [index, { name, run }] of CHECKS.entries()) {
    const clients = urls.map((url) => clientOf(url, index + 1));
    const world: ProcessesWorld = {
      simulator,
      db,
      sites: clients,
      balanced: clientOf(balancer.url, index + 1),
      hasRedis,
    };
    const { summary, isRight } = await run(world).catch((error: unknown) => ({
      summary: String(error),
      isRight: false,
    }));
    process.stdout.write(`  ${isRight ? 'held  ' : 'MISSED'} ${name}: ${summary}\n`);
    isAllRight &&= isRight;
  }
  process.stdout.write(`  requests per site from the balancer: ${balancer.requestCounts().join(', ')}\n`);
  await close();
  await Promise.all(members.map(({ stop }) => stop()));
  await balancer.close();
  await simulator.close();
  await redis?.kill();
  await postgres.remove();
  return isAllRight;
}
