import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { codeCache } from '../code-cache.ts';
import { programPath } from './program-path.ts';

export interface SpawnedProgram {
  /** Kills it like a power cut would. */
  kill(): Promise<void>;
}

/** No child outlives its worker, even if its test fails before killing it. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Runs a program of this folder, by its name without ending, in a separate process. */
export function spawnProgram(name: string, args: readonly string[], env: Record<string, string> = {}): SpawnedProgram {
  const program = programPath(name, join(import.meta.dirname, `${name}.ts`));
  const child = spawn(process.execPath, [program, ...args], {
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE: codeCache(), ...env },
  });
  running.add(child);
  const ended = once(child, 'exit').then(() => running.delete(child));
  return {
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
