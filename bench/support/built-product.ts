import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '@perigee/server/test-support/programs/free-ports';
import { findNode } from '../../scripts/setup/pinned-node.mjs';
import { ROOT } from '../../scripts/setup/paths.mjs';

interface BuiltProduct {
  child: ChildProcess;
  url: string;
  readySeconds: number;
}

/** Node's arguments in `npm start`. */
const manifest: { scripts: { start: string } } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const [, ...startArguments] = manifest.scripts.start.split(' ');

/** Starts the product as `npm start` does, in demo mode, on free ports and this data folder; waits until it serves. */
export async function startBuiltProduct(dataFolder: string): Promise<BuiltProduct> {
  const [port = 0, simulatorPort = 0] = await freePorts(2);
  const startedAt = performance.now();
  const env = { ...process.env, PORT: String(port), SIMULATOR_PORT: String(simulatorPort), DATA_DIR: dataFolder };
  const child = spawn(findNode(), startArguments, { cwd: ROOT, env, stdio: 'ignore' });
  const url = `http://localhost:${port}`;
  while (!(await isReady(url))) await sleep(50);
  return { child, url, readySeconds: (performance.now() - startedAt) / 1000 };
}

async function isReady(url: string): Promise<boolean> {
  return (await fetch(`${url}/health/ready`).catch(() => null))?.ok ?? false;
}
