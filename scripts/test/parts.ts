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

const EMBEDDED_PROJECTS = ['unit', 'components', 'simulator', 'server-embedded'];
const SERVER_PROJECTS = ['server-postgres', 'server-postgres-alone'];

/** Run one after the other; parts in the same group run in parallel, since tests on a database server mostly wait. */
export const PARTS: readonly (readonly Part[])[] = [
  [{ title: 'Format, lint, types, import law, dead code', run: runStaticChecks }],
  [
    {
      title: 'Unit and component tests, the simulator, API and bot on the embedded database',
      run: (reports) => runVitest(join(reports, 'embedded.json'), EMBEDDED_PROJECTS, {}),
    },
    { title: 'API and bot on PostgreSQL', run: runOnServers },
  ],
  [{ title: 'Journeys through the whole product in a browser', run: runJourneys }],
];

async function runStaticChecks(): Promise<Tally> {
  // The browser is fetched meanwhile; whether that failed is found out where it is needed.
  const [failed] = await Promise.all([runSteps(STATIC_STEPS), ensureBrowser()]);
  return { ...NOTHING, passed: STATIC_STEPS.length - failed, failed };
}

async function runOnServers(reports: string): Promise<Tally> {
  const { env, missing } = await findServers(process.env);
  for (const line of missing) console.log(line);
  if (env !== null) return runVitest(join(reports, 'servers.json'), SERVER_PROJECTS, env);
  // Somebody who names a database wants it tested, so a missing one is a failure.
  return process.env['TEST_DATABASE_URL'] === undefined ? NOTHING : { ...NOTHING, failed: 1 };
}

async function runVitest(report: string, projects: readonly string[], env: Record<string, string>): Promise<Tally> {
  const exitCode = await runTool(
    'vitest',
    [
      'run',
      ...projects.flatMap((name) => ['--project', name]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env: { NODE_COMPILE_CACHE: CODE_CACHE, ...env } },
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
