import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/setup/paths.mjs';
import { keepAnswers } from './checked-answers.ts';
import { findNode } from '../../../scripts/setup/pinned-node.mjs';
import { isProgramBuilt } from '../../../scripts/setup/build.mjs';
import { bundleOf } from '../../../scripts/setup/programs.mjs';

/** How a run of the product ended. */
export interface ExitResult {
  /** Null if a signal ended it. */
  code: number | null;
  /** Everything it printed, on both streams. */
  output: string;
}

export interface ProductProcess {
  child: ChildProcess;
  /** Ends the product with this signal and waits until it has exited. */
  end(signal: NodeJS.Signals): Promise<void>;
  ended: Promise<ExitResult>;
  /** Its output so far. */
  output(): string;
  /** Answers of its simulator so far that do not match the platform's description. */
  wrongAnswers(): string[];
}

/** The only variables passed on: the tester's own settings must not reach the product. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot'];

/** The product as it is built, or from its sources where they are newer. */
const START = isProgramBuilt() ? bundleOf('start') : join(ROOT, 'start.ts');

const REPORT = new URL('./report-answers.mjs', import.meta.url).href;

/** A journey that times out never stops its product: all are killed when this process exits. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Runs the product the way `npm start` does, with this environment and nothing else. */
export function runProduct(env: Record<string, string>): ProductProcess {
  const product = runProgram(START, env);
  return {
    ...product,
    async end(signal) {
      product.child.kill(signal);
      await product.ended;
    },
  };
}

/** Runs a file that starts products, with the same environment rules as `runProduct`. */
export function runProgram(program: string, env: Record<string, string>): Omit<ProductProcess, 'end'> {
  const inherited = INHERITED.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  const codeCache = process.env['CODE_CACHE'];
  const child = spawn(findNode(), ['--import', REPORT, program], {
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
