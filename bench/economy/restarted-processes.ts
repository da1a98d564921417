import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Simulator } from '@perigee/simulator';
import * as z from 'zod/mini';
import type { DatabaseLocation } from '../../server/src/database/database.ts';

/** Polling interval while waiting for a process to come up, in milliseconds. */
const LOOK_MS = 50;

interface RunningProcess {
  child: ChildProcess;
  /** Its API's URL; undefined if it dies before it is up. */
  up: Promise<string | undefined>;
  ended: Promise<unknown>;
}

/** Node's compile cache, for faster restarts. */
const CODE_CACHE = join(tmpdir(), 'perigee-bench-code');

/** Processes of the product, each restarted after a kill. */
export interface RestartedProcesses {
  /** The URL of an API that is up; waits for one. */
  apiUrl(): Promise<string>;
  /** Resolves once that process is up. */
  ready(index: number): Promise<void>;
  /** Kills that process (SIGKILL), as a power cut would, and starts another in its place. */
  kill(index: number): Promise<void>;
  /** Stops all gracefully. */
  stop(): Promise<void>;
}

/** Starts processes side by side, each of which gets every event of the platform. */
export function startRestartedProcesses(
  simulator: Simulator,
  location: DatabaseLocation,
  count: number,
): RestartedProcesses {
  const { apiUrl, authorizeUrl, cdnUrl, paymentsUrl } = simulator;
  const start = () => openLife([apiUrl, authorizeUrl, cdnUrl, paymentsUrl, JSON.stringify(location)]);
  const lives = Array.from({ length: count }, start);

  return {
    async apiUrl() {
      for (;;) {
        const url = await Promise.any(lives.map(requireUp)).catch(() => undefined);
        if (url !== undefined) return url;
        await sleep(LOOK_MS);
      }
    },
    async ready(index) {
      await lives[index]?.up;
    },
    async kill(index) {
      const life = lives[index];
      life?.child.kill('SIGKILL');
      await life?.ended;
      lives[index] = start();
    },
    async stop() {
      for (const { child } of lives) child.kill('SIGTERM');
      await Promise.all(lives.map(({ ended }) => ended));
    },
  };
}

async function requireUp({ up, child }: RunningProcess): Promise<string> {
  const url = await up;
  if (url === undefined || child.exitCode !== null || child.killed) throw new Error('the process has exited');
  return url;
}

function openLife(args: string[]): RunningProcess {
  const env = { ...process.env, NODE_COMPILE_CACHE: CODE_CACHE };
  const child = fork(join(import.meta.dirname, 'restarted-product.ts'), args, { env });
  const ended = once(child, 'exit');
  const started = once(child, 'message').then(([address]) => z.parse(z.string(), address));
  const up = Promise.race([started, ended.then(() => undefined)]);
  return { child, up, ended };
}
