import type { TestProject } from 'vitest/node';
import { buildTexts } from '../setup/build.mjs';

/** Projects that load the site's sources. */
const OF_SITE: ReadonlySet<string> = new Set(['unit', 'components']);

/** Runs before the first test and before each rerun: compiles the texts if they have changed. */
export async function setup(project: TestProject): Promise<void> {
  const compile = () => buildTexts({ ofSite: OF_SITE.has(project.name) });
  await compile();
  project.onTestsRerun(compile);
}
