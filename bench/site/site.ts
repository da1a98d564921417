import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '@perigee/harness/product/start-product';
import { median } from '../support/median.ts';
import { type PageReport, visit } from './lighthouse.ts';
import { BUDGETS, isWithin, PATHS } from './pages.ts';

/**
 * Every public page on Lighthouse's simulated phone, the first also next to a bare page with one heading.
 * `node bench/site/site.ts /stats` measures one.
 */
const ROUNDS = 3;

const names = process.argv.slice(2);
const bare = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<!doctype html><html lang="en"><title>Bare</title><h1>Bare</h1></html>');
}).listen(0, '127.0.0.1');
await once(bare, 'listening');
const address = bare.address();
const barePort = typeof address === 'object' ? address?.port : undefined;

const dataFolder = await mkdtemp(join(tmpdir(), 'perigee-bench-'));
const product = await startProduct({ dataFolder });
let isGood = true;
try {
  printRow(['page', ...Object.keys(BUDGETS.scores), 'first ms', 'largest ms', 'blocked ms', 'shift', 'KB', 'console']);
  for (const path of names.length > 0 ? names : PATHS) {
    const report = await medianVisit(`${product.url}${path}`);
    isGood = isWithin(path, report) && isGood;
    printRow([path, ...describe(report)]);
  }
  printRow(['a bare page', ...describe(await medianVisit(`http://127.0.0.1:${barePort}/`))]);
} finally {
  await product.stop('SIGTERM');
  await rm(dataFolder, { recursive: true, force: true });
  bare.close();
}
process.exitCode = isGood ? 0 : 1;

async function medianVisit(url: string): Promise<PageReport> {
  const visits: PageReport[] = [];
  for (let round = 0; round < ROUNDS; round++) visits.push(await visit(url));
  const middle = (read: (report: PageReport) => number) => median(visits.map(read));
  return {
    scores: Object.fromEntries(
      Object.keys(BUDGETS.scores).map((name) => [name, middle(({ scores }) => scores[name] ?? 0)]),
    ),
    firstPaintMs: middle(({ firstPaintMs }) => firstPaintMs),
    largestPaintMs: middle(({ largestPaintMs }) => largestPaintMs),
    interactiveMs: middle(({ interactiveMs }) => interactiveMs),
    blockedMs: middle(({ blockedMs }) => blockedMs),
    // Maxima, since these must never occur.
    layoutShift: Math.max(...visits.map(({ layoutShift }) => layoutShift)),
    codeBytes: middle(({ codeBytes }) => codeBytes),
    consoleMessages: Math.max(...visits.map(({ consoleMessages }) => consoleMessages)),
  };
}

function describe({
  scores,
  firstPaintMs,
  largestPaintMs,
  blockedMs,
  layoutShift,
  codeBytes,
  consoleMessages,
}: PageReport) {
  const times = [firstPaintMs, largestPaintMs, blockedMs].map((ms) => Math.round(ms));
  return [...Object.values(scores), ...times, layoutShift, (codeBytes / 1000).toFixed(1), consoleMessages];
}

function printRow(cells: readonly (string | number)[]): void {
  process.stdout.write(`${cells.map((cell) => String(cell).padEnd(15)).join('')}\n`);
}
