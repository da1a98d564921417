import { CODE_CACHE } from '../setup/paths.mjs';
import { runTool } from '../tools/run-tool.ts';
import { readVitestReport, type Tally, withCrash } from './tally.ts';

interface VitestOptions {
  env?: Record<string, string>;
  /** Whether it leaves the processor to others first; false by default. */
  isPatient?: boolean;
}

/** Runs these projects of `vitest.config.ts`, with a report in that file. */
export async function runVitest(
  report: string,
  projects: readonly string[],
  { env = {}, isPatient = false }: VitestOptions = {},
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
