import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { toolEnvironment } from '../tools/tool-environment.ts';
import type { Step } from './steps.ts';

interface Outcome {
  isOk: boolean;
  output: string;
}

/**
 * Runs the steps in parallel, one per processor, with one line each; prints a step's output only if it failed, otherwise
 * only its warnings. Returns the number of failed steps.
 */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  const waiting = [...steps];
  let failed = 0;

  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const startedAt = performance.now();
      const { isOk, output } = await runStep(step);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`${isOk ? '✓' : '✗'} ${step.name} (${seconds} s)`);
      const printed = isOk ? warningsIn(output) : output.trimEnd();
      if (printed !== '') console.log(printed);
      if (!isOk) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));

  return failed;
}

function warningsIn(output: string): string {
  return output
    .split('\n')
    .filter((line) => line.startsWith('warning: '))
    .join('\n');
}

async function runStep({ program, arguments: args }: Step): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: toolEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve({ isOk: false, output: error.message }));
    child.on('close', (code) => resolve({ isOk: code === 0, output }));
  });
}
