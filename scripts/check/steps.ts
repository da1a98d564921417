/** One static check: a tool of node_modules/.bin and what it is asked. */
export interface Step {
  name: string;
  program: string;
  arguments: readonly string[];
}

/**
 * What is checked of types together, and what for. Whatever imports the server has all of it checked with it: journeys,
 * benches and scripts are one, so that it is not done thrice more.
 */
const TYPED = [
  { name: 'the server', project: 'server' },
  { name: 'journeys, benches and scripts', project: 'tsconfig.tools.json' },
  { name: 'the site', project: 'web' },
  { name: 'core', project: 'core' },
  { name: 'the simulator', project: 'simulator' },
  { name: 'its chat page', project: 'simulator/src/chat/page' },
];

/** The checks that read the sources and run none of them; the slowest come first, so that the others fill the time beside them. */
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
