import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const run = promisify(execFile);
const autocannon = createRequire(import.meta.url).resolve('autocannon');

const CONNECTIONS = 64;
const SECONDS = 4;

/**
 * Sends requests to a URL (POST, if there is a body) on 64 connections for four seconds; returns requests per second.
 */
export async function requestsPerSecond(url: string, token: string, body?: string): Promise<number> {
  const args = [
    autocannon,
    '--json',
    '-c',
    `${CONNECTIONS}`,
    '-d',
    `${SECONDS}`,
    '-H',
    `authorization=Bearer ${token}`,
    ...(body === undefined ? [] : ['-m', 'POST', '-H', 'content-type=application/json', '-b', body]),
    url,
  ];
  const { stdout } = await run(process.execPath, args);
  const result = JSON.parse(stdout);
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed`);
  return Number(result.requests.average);
}
