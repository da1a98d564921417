import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../e2e/product/start-product.ts';
import { median } from './median.ts';
import { type PageReport, visit } from './site/lighthouse.ts';

/** The home page on Lighthouse's simulated phone, beside a bare page with one heading. */
const ROUNDS = 3;
const CODE_MAX_KILOBYTES = 130;
const SCORE_MIN: Record<string, number> = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 };

const bare = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<!doctype html><html lang="en"><title>Bare</title><h1>Bare</h1></html>');
}).listen(0, '127.0.0.1');
await once(bare, 'listening');
const address = bare.address();
const barePort = typeof address === 'object' ? address?.port : undefined;

const dataFolder = await mkdtemp(join(tmpdir(), 'perigee-bench-'));
const product = await startProduct({ dataFolder });
const bareVisits: PageReport[] = [];
const visits: PageReport[] = [];
for (let round = 0; round < ROUNDS; round++) {
  bareVisits.push(await visit(`http://127.0.0.1:${barePort}/`));
  visits.push(await visit(`${product.url}/`));
}
await product.stop('SIGTERM');
await rm(dataFolder, { recursive: true, force: true });
bare.close();

const scoreOf = (name: string) => median(visits.map(({ scores }) => scores[name] ?? 0));
const kilobytes = median(visits.map(({ codeBytes }) => codeBytes)) / 1000;
const isGood =
  kilobytes <= CODE_MAX_KILOBYTES && Object.entries(SCORE_MIN).every(([name, least]) => scoreOf(name) >= least);

process.stdout.write(
  [
    `home page on a simulated phone, median of ${ROUNDS}`,
    `  JavaScript and CSS  ${kilobytes.toFixed(1)} KB (budget: at most ${CODE_MAX_KILOBYTES})`,
    ...Object.entries(SCORE_MIN).map(([name, least]) => `  ${name.padEnd(18)}  ${scoreOf(name)} (budget: ${least})`),
    `  largest paint       ${Math.round(median(visits.map(({ largestPaintMs }) => largestPaintMs)))} ms`,
    `  bare page's         ${Math.round(median(bareVisits.map(({ largestPaintMs }) => largestPaintMs)))} ms`,
    `  layout shift        ${median(visits.map(({ layoutShift }) => layoutShift))}`,
    '',
  ].join('\n'),
);
process.exitCode = isGood ? 0 : 1;
