import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { ROOT } from '../setup/paths.mjs';
import { toolEnvironment } from './tool-environment.ts';

/** The highest niceness: what runs at it gets what is left. */
const PATIENT = 19;

interface ToolOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Whether it works on what others leave of the processor; false by default. */
  isPatient?: boolean;
}

/** Runs a tool with inherited output and no input; resolves with its exit code, 1 if it could not run. */
export async function runTool(
  program: string,
  args: readonly string[],
  { cwd = ROOT, env = {}, isPatient = false }: ToolOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: toolEnvironment(env),
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (isPatient && child.pid !== undefined) setPriority(child.pid, PATIENT);
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
