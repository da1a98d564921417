import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../../scripts/setup/paths.mjs';
import { keepAnswers } from './checked-answers.ts';
import { findNode } from '../../scripts/setup/pinned-node.mjs';

/** What a run of the product ended with. */
export interface Ending {
  /** Null when a signal ended it. */
  code: number | null;
  /** Everything it printed, both streams. */
  output: string;
}

export interface ProductProcess {
  child: ChildProcess;
  /** Ends the product with this signal and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
  ended: Promise<Ending>;
  /** What it has printed so far. */
  output(): string;
  /** What its simulator has answered so far that the platform does not answer. */
  wrongAnswers(): string[];
}

/** Settings of the person who runs the tests must not reach the product under test. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot'];

const REPORT = new URL('./report-answers.mjs', import.meta.url).href;

/** A journey that times out never gets to stopping its product: none outlives the process that started it. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Runs `start.ts` the way `npm start` does, with this environment and nothing else. */
export function runProduct(env: Record<string, string>): ProductProcess {
  const product = runProgram('start.ts', env);
  return {
    ...product,
    async end(signal) {
      product.child.kill(signal);
      await product.ended;
    },
  };
}

/** Runs a program of the repository that starts products, as `runProduct` does. */
export function runProgram(program: string, env: Record<string, string>): Omit<ProductProcess, 'end'> {
  const inherited = INHERITED.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  const codeCache = process.env['CODE_CACHE'];
  const child = spawn(findNode(), ['--import', REPORT, join(ROOT, program)], {
    cwd: ROOT,
    env: {
      ...Object.fromEntries(inherited),
      NODE_ENV: 'production',
      ...(codeCache !== undefined && { NODE_COMPILE_CACHE: codeCache }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  child.on('close', () => running.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }

  const ended = once(child, 'close').then(([code]) => ({ code: typeof code === 'number' ? code : null, output }));
  const { problems: wrongAnswers } = keepAnswers(child);
  return { child, ended, output: () => output, wrongAnswers };
}
