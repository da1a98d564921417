import { drawGiveaway } from '@perigee/core/games/fairness/giveaway';
import { GIVEAWAY_VECTOR } from '@perigee/core/games/fairness/vectors';
import { commitmentTo } from '@perigee/core/games/fairness/commitment';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { GIVEAWAY_PROGRAM } from './program.ts';

interface PublishedGiveaway {
  commitment: string;
  serverSeed: string;
  entrantsHash: string;
  entrants: readonly string[];
  drawn: readonly string[];
}

const PAGE = 3;

/** The program's output for a giveaway published like this, with three entrants per page. */
async function check({ entrants, drawn, ...record }: PublishedGiveaway): Promise<string[]> {
  // On a busy machine the program may pause longer than a server keeps an idle connection.
  const server = createServer({ keepAliveTimeout: 0 }, ({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const after = searchParams.get('after') ?? '0';
    const left = entrants.filter((id) => BigInt(id) > BigInt(after));
    const page = { userIds: left.slice(0, PAGE), next: left.length > PAGE ? (left[PAGE - 1] ?? null) : null };
    const results = drawn.map((userId, index) => ({ userId, index, state: 'won' }));
    response.end(JSON.stringify(pathname.endsWith('/entrants') ? page : { ...record, results }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = `${originOf(server)}/api/public/fair/giveaways/some-id`;
  const running = promisify(execFile)(process.execPath, ['--input-type=module', '-', address]);
  running.child.stdin?.end(GIVEAWAY_PROGRAM.text);
  const { stdout } = await running;
  return stdout.trim().split('\n');
}

function originOf(server: Server): string {
  const address = server.address();
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
}

test('The giveaway check program has fewer than 35 lines', () => {
  expect(GIVEAWAY_PROGRAM.text.trim().split('\n').length).toBeLessThan(35);
});

test('The giveaway check program confirms the worked giveaway', async () => {
  const result = await check(GIVEAWAY_VECTOR);

  expect(result).toEqual(['Commitment: true', 'Entrants: true', 'Draw: true']);
});

test('The giveaway check program detects tampering', async () => {
  const [first, second, ...others] = GIVEAWAY_VECTOR.drawn;

  expect(await check({ ...GIVEAWAY_VECTOR, drawn: [second, first, ...others] })).toContain('Draw: false');
  expect(await check({ ...GIVEAWAY_VECTOR, serverSeed: '0'.repeat(64) })).toContain('Commitment: false');
  expect(await check({ ...GIVEAWAY_VECTOR, entrants: GIVEAWAY_VECTOR.entrants.slice(1) })).toContain('Entrants: false');
});

test('The giveaway check program draws the same winners as Perigee', async () => {
  for (const count of [0, 1, 7, 50]) {
    const serverSeed = commitmentTo(count.toString(16).padStart(64, '0'));
    const entrants = Array.from({ length: count }, (_, index) => String(99_999_999_999_999_900n + BigInt(index * 13)));

    const result = await check({
      serverSeed,
      commitment: commitmentTo(serverSeed),
      entrants,
      ...drawGiveaway(serverSeed, entrants, 20),
    });

    expect(result).toEqual(['Commitment: true', 'Entrants: true', 'Draw: true']);
  }
});
