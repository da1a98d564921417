import * as z from 'zod/mini';
import type { Attack, Finding } from '../attack.ts';
import { type Caller, openCallers } from './callers.ts';
import { type HostileBody, hostileBodies, PARAMETERS } from './hostile-values.ts';
import { type Answer, makeCall } from './make-call.ts';
import { type Call, readCalls } from './read-calls.ts';
import { sampleOf } from './sample.ts';

/** Number of concurrent calls. */
const AT_ONCE = 8;
/** Maximum number of wrong answers shown per finding. */
const LISTED = 3;

/** Would end the session all other calls need. */
const SIGN_OUT = '/oauth2/token/revoke';

const refusal = z.object({ code: z.string(), message: z.string() });

/** Every API call, by every kind of caller, with invalid bodies and parameters. */
export const hostileCalls: Attack = {
  name: 'hostile calls',
  run: async ({ start }) => {
    const product = await start();
    const calls = (await readCalls(product.url)).filter(({ path }) => path !== SIGN_OUT);
    const callers = await openCallers(product);
    const findings: Finding[] = [];
    for (const caller of callers) findings.push(await callAll(product.url, calls, caller));
    const owner = callers.at(-1);
    if (owner !== undefined) {
      findings.push(await sendBodies(product.url, calls, owner), await sendParameters(product.url, calls, owner));
    }
    const { ok } = await fetch(`${product.url}/health/ready`);
    return [
      ...findings,
      { tried: 'afterwards', allowed: 'ready', observed: ok ? 'ready' : 'not ready', hasPassed: ok },
    ];
  },
};

/** Makes each call once with a valid body: callers without access must be refused, whatever the body. */
async function callAll(url: string, calls: readonly Call[], { description, token, refused }: Caller): Promise<Finding> {
  const wrong = await inTurn(calls, async (call) => {
    const answer = await makeCall(url, call, { token, body: JSON.stringify(sampleOf(call.body ?? {})) });
    const allowed = refused[call.access];
    const isAllowed = allowed === undefined || allowed.includes(answer.status);
    return isAllowed && isExpectedAnswer(call, answer, allowed) ? null : `${describe(call)}: ${answer.status}`;
  });
  return findingOf(`${calls.length} calls by ${description}`, wrong);
}

async function sendBodies(url: string, calls: readonly Call[], { token, description }: Caller): Promise<Finding> {
  const sent = calls.flatMap((call) => hostileBodies(call).map((body): [Call, HostileBody] => [call, body]));
  const wrong = await inTurn(sent, async ([call, { label, text }]) => {
    const answer = await makeCall(url, call, { token, body: text });
    return isExpectedAnswer(call, answer) ? null : `${describe(call)} with ${label}: ${answer.status}`;
  });
  return findingOf(`${sent.length} hostile bodies by ${description}`, wrong);
}

async function sendParameters(url: string, calls: readonly Call[], { token, description }: Caller): Promise<Finding> {
  const sent = calls.flatMap((call) =>
    call.parameters.flatMap(({ name }) => PARAMETERS.map((value): [Call, string, string] => [call, name, value])),
  );
  const wrong = await inTurn(sent, async ([call, name, value]) => {
    const body = JSON.stringify(sampleOf(call.body ?? {}));
    const answer = await makeCall(url, call, { token, body, parameters: { [name]: value } });
    return isExpectedAnswer(call, answer) ? null : `${describe(call)} with ${name}=${value}: ${answer.status}`;
  });
  return findingOf(`${sent.length} hostile parameters by ${description}`, wrong);
}

/** A success, or a refusal with code and message; never a server error, nor a 401 for a signed-in caller. */
function isExpectedAnswer({ path }: Call, { status, json }: Answer, allowed: readonly number[] = []): boolean {
  if (status >= 500) return false;
  if (status === 401 && !allowed.includes(401) && !path.startsWith('/oauth2/')) return false;
  return status < 400 || refusal.safeParse(json).success;
}

function findingOf(tried: string, wrong: readonly string[]): Finding {
  const listed = wrong.slice(0, LISTED).join(' · ');
  const observed = wrong.length === 0 ? 'none' : `${wrong.length}: ${listed}`;
  return { tried, allowed: 'no wrong answer', observed, hasPassed: wrong.length === 0 };
}

function describe({ method, path }: Call): string {
  return `${method} ${path}`;
}

/** Checks the items with limited concurrency; returns the problems. */
async function inTurn<Item>(items: readonly Item[], check: (item: Item) => Promise<string | null>): Promise<string[]> {
  const wrong: string[] = [];
  const remaining = items.values();
  const work = async () => {
    for (const item of remaining) {
      const problem = await check(item);
      if (problem !== null) wrong.push(problem);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return wrong;
}
