import module from 'node:module';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { build, buildChatPage, isBuilt, isChatPageBuilt, isProgramBuilt } from './build.mjs';
import { install, isInstalled } from './install.mjs';
import { alone } from './lock.mjs';
import { CODE_CACHE, ROOT } from './paths.mjs';
import { checkRuntime, findNode, isRunning } from './pinned-node.mjs';
import { bundleOf, PROGRAMS } from './programs.mjs';
import { runChild } from './run-child.mjs';
import { SetupError } from './setup-error.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

/**
 * @typedef {object} Launch
 * @property {string} [entry] the TypeScript file to run, below the repository's folder
 * @property {string} [program] instead, the name of a bundled program; it runs from its sources where they are newer
 * @property {boolean} [needsSite] build texts and site first if they are out of date
 * @property {boolean} [needsChatPage] build the simulator's chat page first if it is out of date
 * @property {string[]} [nodeArguments]
 * @property {string[]} [entryArguments] put before those of the command line
 * @property {Record<string, string>} [env] defaults for variables that the environment does not set
 * @property {() => void} [beside] called once the folder is set up, before the program starts
 */

/**
 * Sets the folder up if needed and runs the entry or program on the pinned Node with this process's arguments, streams
 * and signals.
 * @param {Launch} launch
 */
export async function launch({
  entry,
  program,
  needsSite = false,
  needsChatPage = false,
  nodeArguments = [],
  entryArguments = [],
  env = {},
  beside,
}) {
  stopWithNpm();
  await orExit(() => setUp(needsSite, needsChatPage));
  beside?.();
  const file = program === undefined ? join(ROOT, entry ?? '') : fileOf(program);
  const args = [...entryArguments, ...process.argv.slice(2)];
  const node = await orExit(async () => findNode());

  if (nodeArguments.length === 0 && isRunning(node)) {
    // npm has already put the pinned Node first on the path: no second process is needed, and signals arrive directly.
    for (const [name, value] of Object.entries(env)) process.env[name] ??= value;
    process.argv = [node, file, ...args];
    module.enableCompileCache(CODE_CACHE);
    process.setSourceMapsEnabled(true);
    const { run } = await import(pathToFileURL(file).href);
    // Programs that can also be imported export `run` and do nothing on import.
    if (typeof run === 'function') await run();
    return;
  }
  runChild(node, ['--enable-source-maps', ...nodeArguments, file, ...args], {
    NODE_COMPILE_CACHE: CODE_CACHE,
    ...env,
    ...process.env,
  });
}

/** Sets up and rebuilds everything, even if it is up to date. */
export async function buildOnly() {
  await orExit(() =>
    alone(async () => {
      checkRuntime();
      if (!isInstalled()) await install();
      await build({ anew: true });
    }),
  );
}

/** @param {string} program */
function fileOf(program) {
  return isProgramBuilt() ? bundleOf(program) : join(ROOT, PROGRAMS[program] ?? '');
}

/**
 * @param {boolean} needsSite
 * @param {boolean} needsChatPage
 */
async function setUp(needsSite, needsChatPage) {
  const isReady = () => isInstalled() && (!needsSite || isBuilt()) && (!needsChatPage || isChatPageBuilt());
  if (isReady()) return;
  checkRuntime();
  await alone(async () => {
    if (!isInstalled()) await install();
    if (needsSite) await build();
    else if (needsChatPage) await buildChatPage();
  });
}

/**
 * @template Result
 * @param {() => Promise<Result>} step
 * @returns {Promise<Result>}
 */
async function orExit(step) {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    if (error.details !== '') console.error(error.details);
    console.error(error.message);
    return process.exit(error.exitCode);
  }
}
