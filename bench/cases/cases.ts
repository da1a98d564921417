import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { memberId, moderatorId } from './fill.ts';
import { median } from '../support/median.ts';

/**
 * Pages of the list of cases, filters and their combinations, active punishments and statistics: with a million cases,
 * compared with the same call with 1,000. Uses the embedded database, or the server in TEST_DATABASE_URL.
 * `node bench/cases/cases.ts 100000` sets the number of cases; `node bench/cases/cases.ts 1000000 keep` keeps the filled database
 * for the next run.
 */
const BUDGET = 2;
const SMALL = 1_000;
const ROUNDS = 61;
const cases = Number(process.argv[2] ?? 1_000_000);

const product = spawn(process.execPath, ['product.ts', String(cases), String(SMALL), process.argv[3] ?? ''], {
  cwd: import.meta.dirname,
  stdio: ['pipe', 'pipe', 'inherit'],
});
const startedSchema = z.object({ url: z.string(), tokens: z.array(z.string()), guilds: z.array(z.string()) });
const [line] = await once(createInterface(product.stdout), 'line');
const { url, tokens, guilds } = z.parse(startedSchema, JSON.parse(String(line)));

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const any = (count: number) => 1 + Math.floor(Math.random() * count);

/** The query of each call, by number of cases. */
const CALLS: Record<string, (count: number) => string> = {
  'first page': () => '',
  'any page': (count) => `?before=${any(count)}`,
  'last page': () => '?before=40',
  'a member': (count) => `?member=${memberId(any(count / 5))}`,
  'the busiest moderator': () => `?moderator=${moderatorId(1)}`,
  'the laziest moderator': () => `?moderator=${moderatorId(39)}`,
  'a moderator unheard of': () => `?moderator=${moderatorId(99)}`,
  'type, common': () => '?type=warn',
  'type, never': () => '?type=softban',
  'state, common': () => '?state=done',
  'state, rare': () => '?state=failed',
  source: () => '?source=automod',
  'two months': () => `?from=${day(90)}&to=${day(30)}`,
  'type and source': () => '?type=kick&source=dashboard',
  'moderator and type that never met': () => `?moderator=${moderatorId(1)}&type=softban`,
  'moderator, state, source, two months': () =>
    `?moderator=${moderatorId(1)}&state=lifted&source=command&from=${day(90)}&to=${day(30)}`,
  'words, common': () => '?text=spam',
  'words, common, any page': (count) => `?text=spam&before=${any(count)}`,
  'words, two common': () => '?text=spam+lin',
  'words, rare': () => '?text=scam',
  'words of a raid long ago': () => '?text=raid',
  'words, never': () => '?text=nothing',
  'words and type': () => '?text=spam&type=ban',
  'words, common, and a rare state': () => '?text=spam&state=failed',
  'words and a moderator': () => `?text=links&moderator=${moderatorId(2)}`,
  'words and a member': (count) => `?text=spam&member=${memberId(any(count / 5))}`,
  'words and two months': () => `?text=spam&from=${day(90)}&to=${day(30)}`,
  'what runs': () => '/running',
  statistics: () => '/statistics',
  'one member': (count) => `/members/${memberId(any(count / 5))}`,
  'one case': (count) => `/${any(count)}`,
  'people by name': () => '/people?as=member&text=member_1',
};

interface Timing {
  ms: number;
  bytes: number;
}

async function timeOf(guild: number, path: string): Promise<Timing> {
  const start = performance.now();
  const response = await fetch(`${url}/private/guilds/${guilds[guild]}/cases${path}`, {
    headers: { authorization: `Bearer ${tokens[guild]}` },
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return { ms: performance.now() - start, bytes: answer.length };
}

const no = (): Timing[] => [];
const times = new Map(Object.keys(CALLS).map((name) => [name, { few: no(), many: no() }]));
// Alternating, so that other load on the machine affects both alike; the first rounds are a warm-up.
for (let round = -10; round < ROUNDS; round += 1) {
  for (const [name, path] of Object.entries(CALLS)) {
    const few = await timeOf(1, path(SMALL));
    const many = await timeOf(0, path(cases));
    if (round < 0) continue;
    times.get(name)?.few.push(few);
    times.get(name)?.many.push(many);
  }
}
product.stdin.end();
await once(product, 'close');

const middleOf = (timings: readonly Timing[], field: keyof Timing) => median(timings.map((one) => one[field]));
let isGood = true;
for (const [name, { few, many }] of times) {
  // If few cases do not fill a page but many do, compares with a full page of few.
  const isFuller = middleOf(many, 'bytes') > 2 * middleOf(few, 'bytes');
  const base = isFuller ? middleOf(times.get('first page')?.few ?? [], 'ms') : middleOf(few, 'ms');
  const middle = middleOf(many, 'ms');
  const ratio = middle / base;
  isGood = ratio <= BUDGET && isGood;
  process.stdout.write(
    `  ${name.padEnd(36)} ${base.toFixed(2).padStart(7)} ms → ${middle.toFixed(2).padStart(7)} ms  ×${ratio.toFixed(2)}${isFuller ? ' (of a full page)' : ''}\n`,
  );
}
process.stdout.write(`  ${cases} cases against ${SMALL}; budget: at most ×${BUDGET}\n`);
process.exitCode = isGood ? 0 : 1;
