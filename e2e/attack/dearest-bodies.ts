import { type ExpensiveBody, expensiveBodies, fileOfWrongEntries } from '@perigee/harness/calls/expensive-bodies';
import { allCalls } from '@perigee/server/test-support/all-calls';
import type { Attack, Finding } from './attack.ts';
import { type Caller, openDemoServer } from './demo-server.ts';

/** Number of people sending the same expensive body at once. */
const AT_ONCE = 8;

/** Time limit for a simple call made meanwhile, in milliseconds. */
const PLAIN_MAX_MS = 500;
/** Several rounds, since a busy machine alone may delay one. */
const ROUNDS = 3;

const BODIES_A_CALL = 4;

/** The calls with the most expensive bodies, before there were limits. */
const EXPENSIVE_CALLS = [
  'giveawayTemplates',
  'couponTemplates',
  'templates/check',
  'items',
  'import',
  'automod/try',
  'reset',
];

/** Eight clients at once send the most expensive bodies; a simple call meanwhile must not be slowed down. */
export const dearestBodies: Attack = {
  name: 'dearest bodies',
  run: async ({ start }) => {
    const product = await start();
    const { owner } = await openDemoServer(product);
    const calls = await allCalls();
    const findings: Finding[] = [];
    for (const path of EXPENSIVE_CALLS) {
      const call = calls.find(({ url, method }) => method === 'POST' && url === `/private/guilds/:guildId/${path}`);
      if (call?.schema.body === undefined) throw new Error(`unknown endpoint ${path}`);
      const bodies = [...ownBodies(path), ...worstOf(expensiveBodies(call.schema.body))];
      for (const body of bodies) findings.push(await tryBody(owner, product.url, path, body));
    }
    return findings;
  },
};

/** Large refused bodies cost most; accepted ones would change the demo. */
function worstOf(bodies: readonly ExpensiveBody[]): ExpensiveBody[] {
  const isWorst = ({ label }: ExpensiveBody) => /^(?:1,000 )?(?:empty|wrong) entries|^unknown fields/.test(label);
  return bodies.filter(isWorst).slice(0, BODIES_A_CALL);
}

/** Bodies that cannot be derived from the schema. */
function ownBodies(path: string): ExpensiveBody[] {
  if (path === 'templates/check') return [manyTemplates()];
  return path === 'import' ? [fileOfWrongEntries({ id: '1', name: 'Elsewhere' })] : [];
}

/** 240 KB of brackets, which a call used to accept. */
function manyTemplates(): ExpensiveBody {
  const templates = Array.from({ length: 170 }, () => ({ place: 'greeting', text: `{{ ${'('.repeat(1_400)}` }));
  return { label: 'templates of brackets', json: JSON.stringify({ templates }) };
}

async function tryBody(owner: Caller, url: string, path: string, { label, json }: ExpensiveBody): Promise<Finding> {
  let plainMs = Number.POSITIVE_INFINITY;
  const statuses = new Set<number>();
  for (let round = 0; round < ROUNDS && plainMs > PLAIN_MAX_MS; round += 1) {
    const dear = Array.from({ length: AT_ONCE }, () => owner.call('POST', `/${path}`, json));
    const startedAt = performance.now();
    await fetch(`${url}/api/public/commands`).then((reply) => reply.arrayBuffer());
    plainMs = Math.min(plainMs, performance.now() - startedAt);
    for (const { status } of await Promise.all(dear)) statuses.add(status);
  }
  const isAnswered = [...statuses].every((status) => [200, 400, 413].includes(status));
  return {
    tried: `${path}: ${label}, ${AT_ONCE} at once`,
    allowed: `${PLAIN_MAX_MS} ms, 200, 400 or 413`,
    observed: `${Math.round(plainMs)} ms, ${[...statuses].join(' ')}`,
    hasPassed: plainMs <= PLAIN_MAX_MS && isAnswered,
  };
}
