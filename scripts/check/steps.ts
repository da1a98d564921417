/** One static check: a tool in node_modules/.bin and its arguments. */
export interface Step {
  name: string;
  program: string;
  arguments: readonly string[];
}

/**
 * Projects for the type checker. A project that imports the server checks all of it again, so journeys, benches and
 * scripts share one project instead of doing that three times.
 */
const TYPED = [
  { name: 'the server', project: 'server' },
  { name: 'journeys, benches and scripts', project: 'tsconfig.tools.json' },
  { name: 'the site', project: 'web' },
  { name: 'core', project: 'core' },
  { name: 'the simulator', project: 'simulator' },
  { name: 'its chat page', project: 'simulator/src/chat/page' },
];

/** The checks that read the sources without running them; the slowest come first, so that the others run alongside. */
export const STATIC_STEPS: readonly Step[] = [
  { name: 'lint and import cycles', program: 'oxlint', arguments: ['--type-aware', '--quiet'] },
  { name: 'dead code', program: 'knip', arguments: ['--no-progress'] },
  ...TYPED.map(({ name, project }) => ({ name: `types of ${name}`, program: 'tsc', arguments: ['-p', project] })),
  { name: 'import law', program: 'node', arguments: ['scripts/law/run.ts'] },
  { name: 'format', program: 'biome', arguments: ['format', '.'] },
];

export const UNIT_STEP: Step = {
  name: 'unit tests',
  program: 'vitest',
  arguments: ['run', '--project', 'unit', '--reporter', 'dot'],
};
