import { spawn } from 'node:child_process';
import { requestsPerSecond } from '../api/load.ts';
import { firstLine } from '../support/first-line.ts';
import { median } from '../support/median.ts';

/**
 * Saving a section on PostgreSQL, compared with a bare node:http server that runs the same statements. Takes the
 * server's URL from TEST_DATABASE_URL.
 */
const BUDGET = 0.4;
const ROUNDS = 3;
const body = JSON.stringify({ prefix: '!', language: { commands: 'en', interface: 'ru' } });

const product = spawn(process.execPath, ['../api/product.ts'], {
  cwd: import.meta.dirname,
  stdio: ['pipe', 'pipe', 'inherit'],
});
const { url, token, databaseUrl } = await firstLine(product);
if (databaseUrl === null) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server');
const saveUrl = url.replace(/info$/, 'general');

const bare = spawn(process.execPath, ['bare.ts', databaseUrl], {
  cwd: import.meta.dirname,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const { url: bareUrl } = await firstLine(bare);

const bareRates: number[] = [];
const productRates: number[] = [];
// The first round is a warm-up.
for (let round = 0; round <= ROUNDS; round++) {
  const rates = [await requestsPerSecond(bareUrl, token, body), await requestsPerSecond(saveUrl, token, body)];
  if (round === 0) continue;
  bareRates.push(rates[0] ?? 0);
  productRates.push(rates[1] ?? 0);
}
bare.kill();
product.stdin.end();

const ratio = median(productRates) / median(bareRates);
process.stdout.write(
  `saving a section on PostgreSQL, median of ${ROUNDS}\n` +
    `  bare node:http and the same SQL  ${Math.round(median(bareRates))}/s\n` +
    `  Perigee                          ${Math.round(median(productRates))}/s\n` +
    `  ratio                            ${ratio.toFixed(2)} (budget: at least ${BUDGET})\n`,
);
process.exitCode = ratio >= BUDGET ? 0 : 1;
