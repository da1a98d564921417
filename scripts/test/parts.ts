import { join } from 'node:path';
import { runSteps } from '../check/run-steps.ts';
import { STATIC_STEPS } from '../check/steps.ts';

import { CODE_CACHE, ROOT } from '../setup/paths.mjs';
import { runTool } from '../tools/run-tool.ts';
import { findServers } from './find-servers.ts';
import { NOTHING, readPlaywrightReport, readVitestReport, type Tally, withCrash } from './tally.ts';

/** One part of `npm test`; `reports` is a folder for the runners' reports. */
export interface Part {
  title: string;
  run(reports: string): Promise<Tally>;
}

const UNIT_PROJECTS = ['unit', 'components', 'simulator'];
const EMBEDDED_PROJECTS = ['server-embedded'];
const SERVER_PROJECTS = ['server-postgres', 'server-postgres-alone'];

const STATIC: Part = { title: 'Format, lint, types, import law, dead code', run: runStaticChecks };

/** Works on what the others leave of the processor: tests on databases, and journeys, wait for part of their time. */
const UNITS: Part = { title: 'Unit and component tests, the simulator', run: runUnits };

/** Both at the same time: tests on a database server mostly wait. */
const ON_DATABASES: readonly Part[] = [
  { title: 'API and bot on the embedded database', run: runEmbedded },
  { title: 'API and bot on PostgreSQL', run: runOnServers },
];

const JOURNEYS: Part = { title: 'Journeys through the whole product in a browser', run: runJourneys };

/** Runs all parts, each with `run`. */
export async function runParts(run: (part: Part) => Promise<void>): Promise<void> {
  await run(STATIC);
  const waiting = async () => {
    await Promise.all(ON_DATABASES.map(run));
    await run(JOURNEYS);
  };
  await Promise.all([run(UNITS), waiting()]);
}

async function runStaticChecks(): Promise<Tally> {
  // The browser is fetched meanwhile; whether that failed is found out where it is needed.
  const [failed] = await Promise.all([runSteps(STATIC_STEPS), ensureBrowser(), compileProduct()]);
  return { ...NOTHING, passed: STATIC_STEPS.length - failed, failed };
}

/** The workers of the tests all start at once, and find in the code cache what another process has loaded before. */
function compileProduct(): Promise<number> {
  return runTool('node', ['scripts/test/compile-product.ts'], { env: { NODE_COMPILE_CACHE: CODE_CACHE } });
}

function runEmbedded(reports: string): Promise<Tally> {
  return runVitest(join(reports, 'embedded.json'), EMBEDDED_PROJECTS);
}

function runUnits(reports: string): Promise<Tally> {
  return runVitest(join(reports, 'units.json'), UNIT_PROJECTS, { isPatient: true });
}

async function runOnServers(reports: string): Promise<Tally> {
  const { env, missing } = await findServers(process.env);
  for (const line of missing) console.log(line);
  if (env !== null) return runVitest(join(reports, 'servers.json'), SERVER_PROJECTS, { env });
  // Somebody who names a database wants it tested, so a missing one is a failure.
  return process.env['TEST_DATABASE_URL'] === undefined ? NOTHING : { ...NOTHING, failed: 1 };
}

async function runVitest(
  report: string,
  projects: readonly string[],
  { env = {}, isPatient = false }: { env?: Record<string, string>; isPatient?: boolean } = {},
): Promise<Tally> {
  const exitCode = await runTool(
    'vitest',
    [
      'run',
      ...projects.flatMap((name) => ['--project', name]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env: { NODE_COMPILE_CACHE: CODE_CACHE, ...env }, isPatient },
  );
  return withCrash(readVitestReport(report), exitCode);
}

function ensureBrowser(): Promise<number> {
  return runTool('node', ['e2e/browser/ensure-browser.ts']);
}

async function runJourneys(reports: string): Promise<Tally> {
  await ensureBrowser();
  const report = join(reports, 'journeys.json');
  const exitCode = await runTool('playwright', ['test', '--reporter=list,json'], {
    cwd: join(ROOT, 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return withCrash(readPlaywrightReport(report), exitCode);
}
