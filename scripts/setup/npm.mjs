import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';
import { startProgress } from './progress.mjs';
import { SetupError } from './setup-error.mjs';

/** Lines shown of a failed step's output: npm reports the error first, a compiler last. */
const FIRST_LINES = 6;
const LAST_LINES = 20;

/**
 * Runs npm silently with one progress line; its output is shown only when it fails.
 * @param {string} doing the progress line, for example "Building the site"
 * @param {string[]} npmArguments
 */
export async function runNpm(doing, npmArguments) {
  const progress = startProgress(doing);
  const { exitCode, output } = await run(npmArguments);
  progress.end(exitCode === 0);
  if (exitCode !== 0) {
    throw new SetupError(`${doing} failed (exit code ${exitCode}). To reproduce it: npm ${npmArguments.join(' ')}`, {
      details: abbreviateOutput(output),
      exitCode,
    });
  }
}

/** @param {string} output */
function abbreviateOutput(output) {
  const lines = output.trim().split('\n');
  if (lines.length <= FIRST_LINES + LAST_LINES) return lines.join('\n');
  return [...lines.slice(0, FIRST_LINES), '…', ...lines.slice(-LAST_LINES)].join('\n');
}

/**
 * @param {string[]} npmArguments
 * @returns {Promise<{ exitCode: number, output: string }>}
 */
function run(npmArguments) {
  const [program, first, shell] = npmProgram();
  return new Promise((resolve) => {
    const child = spawn(program, [...first, ...npmArguments], { cwd: ROOT, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ exitCode: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

/**
 * The npm that called this script, on the Node running it: neither is in the folder that npm is about to replace.
 * @returns {[program: string, firstArguments: string[], shell: boolean]}
 */
function npmProgram() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script !== undefined && node !== undefined && /npm-cli\.[cm]?js$/.test(script)) return [node, [script], false];
  // On Windows npm is a batch file, which only a shell can run.
  return ['npm', [], process.platform === 'win32'];
}
