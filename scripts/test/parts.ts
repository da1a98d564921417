import { join } from 'node:path';
import { runSteps } from '../check/run-steps.ts';
import { STATIC_STEPS } from '../check/steps.ts';
import { CODE_CACHE, ROOT } from '../setup/paths.mjs';
import { runTool } from '../tools/run-tool.ts';
import type { Part } from './part.ts';
import { runVitest } from './run-vitest.ts';
import { createServerPart } from './server-part.ts';
import { EMPTY_TALLY, readPlaywrightReport, type Tally, withCrash } from './tally.ts';

const UNIT_PROJECTS = ['unit', 'components', 'simulator'];
const EMBEDDED_PROJECTS = ['server-embedded'];

const STATIC: Part = { title: 'Format, lint, types, import law, dead code', run: runStaticChecks };

/** Works on what the others leave of the processor: tests on databases, and journeys, wait for part of their time. */
const UNITS: Part = { title: 'Unit and component tests, the simulator', run: runUnits };

const EMBEDDED: Part = { title: 'API and bot on the embedded database', run: runEmbedded };

const JOURNEYS: Part = { title: 'Journeys through the whole product in a browser', run: runJourneys };

/** Runs all parts, each with `run`. */
export async function runParts(run: (part: Part) => Promise<void>): Promise<void> {
  await run(STATIC);
  const servers = createServerPart();
  const waiting = async () => {
    // Both at the same time: tests on a database server mostly wait.
    await Promise.all([run(EMBEDDED), run(servers)]);
    await Promise.all([run(JOURNEYS), servers.clean()]);
  };
  await Promise.all([run(UNITS), waiting()]);
}

async function runStaticChecks(): Promise<Tally> {
  // The browser is fetched meanwhile; whether that failed is found out where it is needed.
  const [failed] = await Promise.all([runSteps(STATIC_STEPS), ensureBrowser(), compileProduct()]);
  return { ...EMPTY_TALLY, passed: STATIC_STEPS.length - failed, failed };
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
