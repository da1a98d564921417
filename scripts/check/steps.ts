/** One static check: a tool of node_modules/.bin and what it is asked. */
export interface Step {
  name: string;
  program: string;
  arguments: readonly string[];
}

const TYPED_FOLDERS = ['core', 'server', 'web', 'simulator', 'e2e', 'bench', 'scripts'];

/** The checks that read the sources and run none of them; the slowest come first, so that the others fill the time beside them. */
export const STATIC_STEPS: readonly Step[] = [
  { name: 'dead code', program: 'knip', arguments: ['--no-progress'] },
  { name: 'lint and import cycles', program: 'oxlint', arguments: ['--type-aware', '--quiet'] },
  ...TYPED_FOLDERS.map((folder) => ({ name: `types of ${folder}`, program: 'tsc', arguments: ['-p', folder] })),
  { name: 'import law', program: 'node', arguments: ['scripts/law/run.ts'] },
  { name: 'format', program: 'biome', arguments: ['format', '.'] },
];

export const UNIT_STEP: Step = {
  name: 'unit tests',
  program: 'vitest',
  arguments: ['run', '--project', 'unit', '--reporter', 'dot'],
};
