import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DatabaseLocation } from '../database/database.ts';
import type { World } from './world.ts';

/** A bot in a process of its own on that database; `kill` ends it as a power cut would. */
export function spawnBot(
  { simulator }: Pick<World, 'simulator'>,
  location: DatabaseLocation,
  env: Record<string, string> = {},
): { kill(): Promise<void> } {
  const { apiUrl, authorizeUrl, cdnUrl, paymentsUrl } = simulator;
  const program = join(import.meta.dirname, 'bot-child.ts');
  const child = spawn(
    process.execPath,
    [program, apiUrl, authorizeUrl, cdnUrl, paymentsUrl, JSON.stringify(location)],
    {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    },
  );
  const ended = once(child, 'exit');
  return {
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
