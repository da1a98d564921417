import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { ROOT } from '../setup/paths.mjs';
import { toolEnvironment } from './tool-environment.ts';

/**
 * A niceness whose share is a tenth of the others'. At the highest it is a hundredth: on a slow machine a test stood
 * still for so long that its connections were closed.
 */
const PATIENT = 10;

interface ToolOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Whether it leaves the processor to others first; false by default. */
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
