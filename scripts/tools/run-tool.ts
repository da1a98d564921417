import { spawn } from 'node:child_process';
import { ROOT } from '../setup/paths.mjs';
import { toolEnvironment } from './tool-environment.ts';

/** Runs a tool with inherited output and no input; resolves with its exit code, 1 if it could not run. */
export async function runTool(
  program: string,
  args: readonly string[],
  { cwd = ROOT, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: toolEnvironment(env),
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
