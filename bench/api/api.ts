import { spawn } from 'node:child_process';
import { requestsPerSecond } from './load.ts';
import { firstLine } from '../support/first-line.ts';
import { median } from '../support/median.ts';

/**
 * GET /private/guilds/{id}/info with a warm cache, compared with a bare node:http server that returns the same bytes.
 */
const BUDGET = 0.5;
const ROUNDS = 3;

const product = spawn(process.execPath, ['product.ts'], {
  cwd: import.meta.dirname,
  stdio: ['pipe', 'pipe', 'inherit'],
});
const { url, token } = await firstLine(product);
const body = await fetch(url, { headers: { authorization: `Bearer ${token}` } }).then((reply) => reply.text());

const bare = spawn(process.execPath, ['bare.ts'], { cwd: import.meta.dirname, stdio: ['pipe', 'pipe', 'inherit'] });
bare.stdin.end(body);
const { url: bareUrl } = await firstLine(bare);

const bareRates: number[] = [];
const productRates: number[] = [];
// The first round is a warm-up.
for (let round = 0; round <= ROUNDS; round++) {
  const rates = [await requestsPerSecond(bareUrl, token), await requestsPerSecond(url, token)];
  if (round === 0) continue;
  bareRates.push(rates[0] ?? 0);
  productRates.push(rates[1] ?? 0);
}
bare.kill();
product.stdin.end();

const ratio = median(productRates) / median(bareRates);
process.stdout.write(
  `guild info, ${Buffer.byteLength(body)} bytes, median of ${ROUNDS}\n` +
    `  bare node:http  ${Math.round(median(bareRates))}/s\n` +
    `  Perigee         ${Math.round(median(productRates))}/s\n` +
    `  ratio           ${ratio.toFixed(2)} (budget: at least ${BUDGET})\n`,
);
process.exitCode = ratio >= BUDGET ? 0 : 1;
