import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { alone } from './lock.mjs';
import { runNpm } from './npm.mjs';
import { ROOT } from './paths.mjs';
import { stampAt } from './stamp.mjs';

const texts = {
  stamp: stampAt('server/generated/.perigee-build'),
  output: 'server/generated/texts/messages.js',
  sources: ['server/messages', 'server/project.inlang/settings.json', 'server/package.json', 'package-lock.json'],
  run: () => runNpm("Compiling the bot's texts", ['run', 'texts', '-w', 'server', '--loglevel=error']),
};

const database = {
  stamp: stampAt('server/generated/.perigee-database'),
  output: 'server/generated/database/prepared/PG_VERSION',
  sources: [
    'server/src/database/migrate.ts',
    'server/src/database/migrations',
    'server/src/database/releases.ts',
    'server/src/database/prepare-database.ts',
    'package-lock.json',
  ],
  run: () => runNpm('Preparing the database', ['run', 'database', '-w', 'server', '--loglevel=error']),
};

const siteTexts = {
  stamp: stampAt('web/generated/.perigee-texts'),
  output: 'web/generated/texts/messages.js',
  sources: ['web/messages', 'web/project.inlang/settings.json', 'web/package.json', 'package-lock.json'],
  run: () => runNpm("Compiling the site's texts", ['run', 'texts', '-w', 'web', '--loglevel=error']),
};

const site = {
  stamp: stampAt('web/build/.perigee-build'),
  output: 'web/build/server/index.js',
  sources: ['web', 'web/project.inlang/settings.json', 'core/src', 'package-lock.json'],
  run: () => runNpm('Building the site', ['run', 'build', '-w', 'web', '--loglevel=error']),
};

/** What the bundled programs are made of. */
export const PROGRAM_SOURCES = [
  'start.ts',
  'product.ts',
  'server/src',
  ...texts.sources,
  'core/src',
  'simulator/src',
  'scripts/setup/bundle.ts',
  'scripts/setup/programs.mjs',
  'package-lock.json',
];

const chatPage = {
  stamp: stampAt('simulator/generated/.perigee-build'),
  output: 'simulator/generated/page/chat.js',
  sources: ['simulator/src/chat/page', 'simulator/scripts', 'simulator/package.json', 'package-lock.json'],
  run: () => runNpm('Building the chat page', ['run', 'page', '-w', 'simulator', '--loglevel=error']),
};

const program = {
  stamp: stampAt('server/generated/.perigee-program'),
  output: 'server/generated/program/start.js',
  sources: PROGRAM_SOURCES,
  run: () => runNpm('Compiling the program', ['run', 'program', '--loglevel=error']),
};

const PARTS = [texts, database, siteTexts, site, chatPage, program];

/** Whether texts, database, site, chat page and program are up to date with the sources. */
export function isBuilt() {
  return PARTS.every(isCurrent);
}

/** Whether the bundled programs are up to date with the sources. */
export function isProgramBuilt() {
  return isCurrent(program);
}

/** Whether the simulator's chat page is up to date with its sources. */
export function isChatPageBuilt() {
  return isCurrent(chatPage);
}

/** Builds the simulator's chat page if it is missing or out of date. */
export async function buildChatPage() {
  if (!isCurrent(chatPage)) await make(chatPage);
}

/** Builds what is missing or out of date; with `anew`, everything. Program and site need their texts first. */
export async function build({ anew = false } = {}) {
  const outdated = new Set(PARTS.filter((part) => anew || !isCurrent(part)));
  /** @param {typeof texts[]} parts */
  const makeInTurn = async (...parts) => {
    for (const part of parts) if (outdated.has(part)) await make(part);
  };
  // What one part could not does not end the others in the middle.
  const ends = await Promise.allSettled([
    makeInTurn(texts, program),
    makeInTurn(database),
    makeInTurn(chatPage, siteTexts, site),
  ]);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/**
 * Compiles the bot's and the site's texts if they have changed; several processes may call it at once.
 * @param {{ ofSite?: boolean }} options whether the site's texts are needed too
 */
export async function buildTexts({ ofSite = false } = {}) {
  const findOutdated = () => [texts, ...(ofSite ? [siteTexts] : [])].filter((part) => !isCurrent(part));
  if (findOutdated().length === 0) return;
  // Another process may have compiled them meanwhile.
  await alone(async () => void (await Promise.all(findOutdated().map(make))));
}

/** How long to wait for further changes, in milliseconds: editors write a file in several steps. */
const SETTLE_MS = 200;

/** Starts compiling the bot's texts and the chat page whenever they change. */
export function watchSources() {
  remakeOnChange(texts, 'server/messages');
  remakeOnChange(chatPage, 'simulator/src/chat/page');
}

/**
 * @param {typeof texts} part
 * @param {string} folder
 */
function remakeOnChange(part, folder) {
  let making = Promise.resolve();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const remake = async () => {
    if (!isCurrent(part)) await make(part);
  };
  watch(join(ROOT, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      making = making.then(remake).catch((error) => console.error(String(error)));
    }, SETTLE_MS);
  });
}

/** @param {typeof texts} part */
async function make(part) {
  const sources = fingerprint(part.sources);
  part.stamp.clear();
  await part.run();
  part.stamp.write(sources);
}

/** @param {typeof texts} part */
function isCurrent({ stamp, output, sources }) {
  return existsSync(join(ROOT, output)) && stamp.is(fingerprint(sources));
}
