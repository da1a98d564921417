import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Simulator } from '@perigee/simulator';
import type { DatabaseLocation } from '../../server/src/database/database.ts';

/** Node's compile cache, for faster restarts. */
const CODE_CACHE = join(tmpdir(), 'perigee-bench-code');

/** Bot processes that share a database and the shards of one bot. */
export interface Bots {
  /** Starts another one; resolves when it is connected. */
  start(): Promise<void>;
  /** Asks the oldest to stop, and waits until it has. */
  stopOldest(): Promise<void>;
  /** Kills the oldest (SIGKILL), as a power cut would. */
  killOldest(): Promise<void>;
  /** Suspends the oldest; returns a function that resumes it. */
  freezeOldest(): () => void;
  stopAll(): Promise<void>;
}

export function openBots({ apiUrl, authorizeUrl, cdnUrl, paymentsUrl }: Simulator, location: DatabaseLocation): Bots {
  const running: ChildProcess[] = [];
  const args = [apiUrl, authorizeUrl, cdnUrl, paymentsUrl, JSON.stringify(location)];
  const end = async (child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> => {
    if (child === undefined) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    async start() {
      const child = fork(join(import.meta.dirname, '../support/bot-process.ts'), args, {
        env: { ...process.env, NODE_COMPILE_CACHE: CODE_CACHE, CALLS_PER_SECOND: '50' },
      });
      running.push(child);
      await once(child, 'message');
    },
    stopOldest: () => end(running.shift(), 'SIGTERM'),
    killOldest: () => end(running.shift(), 'SIGKILL'),
    freezeOldest() {
      const [child] = running;
      child?.kill('SIGSTOP');
      return () => void child?.kill('SIGCONT');
    },
    async stopAll() {
      await Promise.all(running.splice(0).map((child) => end(child, 'SIGTERM')));
    },
  };
}
