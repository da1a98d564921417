/** One static check: a tool in node_modules/.bin and its arguments. */
export interface Step {
  name: string;
  program: string;
  arguments: readonly string[];
}

/** The checks that read the sources without running them; the slowest come first, so that the others run alongside. */
export const STATIC_STEPS: readonly Step[] = [
  // Its rules know types, so that it reads every project anyway: a type checker of its own would do it once more.
  { name: 'lint, types and import cycles', program: 'oxlint', arguments: ['--type-aware', '--type-check', '--quiet'] },
  { name: 'dead code', program: 'knip', arguments: ['--no-progress'] },
  { name: 'import law', program: 'node', arguments: ['scripts/law/run.ts'] },
  { name: 'format', program: 'biome', arguments: ['format', '.'] },
];

export const UNIT_STEP: Step = {
  name: 'unit tests',
  program: 'vitest',
  arguments: ['run', '--project', 'unit', '--reporter', 'dot'],
};
