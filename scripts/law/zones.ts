/**
 * The import law of docs/architecture.md as data. A file belongs to the first zone whose pattern matches its path; it may
 * import its own zone and those it names. What is in no zone (configuration, scripts, e2e, bench) may import anything, and
 * nothing that is in a zone may import it.
 */
export interface Zone {
  name: string;
  /** Matched against the path below the repository's folder. A group named `feature` tells siblings apart. */
  files: RegExp;
  mayImport: readonly string[];
}

const SERVER_FOUNDATION = 'server foundation';
const SERVER = ['server entry', 'server features', 'server http', 'server bot', SERVER_FOUNDATION] as const;

export const ZONES: readonly Zone[] = [
  { name: 'start', files: /^start\.ts$/, mayImport: [...SERVER, 'simulator', 'core'] },
  { name: 'core', files: /^core\/src\//, mayImport: [] },
  { name: 'simulator', files: /^simulator\/(src|test)\//, mayImport: [] },
  {
    name: 'server tests',
    files: /^server\/(test\/|src\/testing\/|src\/.*\.test\.ts$)/,
    mayImport: [...SERVER, 'server services', 'server tables', 'core', 'simulator'],
  },
  {
    name: 'server features',
    files: /^server\/src\/features\/(?<feature>[^/]+)\//,
    mayImport: ['server http', 'server bot', SERVER_FOUNDATION, 'server services', 'core'],
  },
  // The lists that a feature's parts are entered into: what builds them, and their tables.
  { name: 'server services', files: /^server\/src\/services\.ts$/, mayImport: [...SERVER, 'core'] },
  {
    name: 'server tables',
    files: /^server\/src\/database\/tables\.ts$/,
    mayImport: ['server features', SERVER_FOUNDATION],
  },
  { name: 'server http', files: /^server\/src\/http\//, mayImport: [SERVER_FOUNDATION, 'server services', 'core'] },
  { name: 'server bot', files: /^server\/src\/bot\//, mayImport: [SERVER_FOUNDATION, 'server services', 'core'] },
  {
    name: 'server entry',
    files: /^server\/src\/(main|make-gifts|start-[a-z]+|features\/[^/]+)\.ts$/,
    mayImport: [...SERVER, 'server services', 'core'],
  },
  { name: SERVER_FOUNDATION, files: /^server\/src\//, mayImport: ['server tables', 'core'] },
  {
    name: 'web features',
    files: /^web\/app\/features\/(?<feature>[^/]+)\//,
    mayImport: ['web components', 'web lib', 'core'],
  },
  { name: 'web components', files: /^web\/app\/components\//, mayImport: ['web lib', 'core'] },
  { name: 'web lib', files: /^web\/app\/lib\//, mayImport: ['core'] },
  { name: 'web routes', files: /^web\/app\//, mayImport: ['web features', 'web components', 'web lib', 'core'] },
];

/** Packages that others reach by their name only; a relative path may not lead out of or into one. */
export const PACKAGES = ['core', 'server', 'web', 'simulator', 'e2e', 'bench'] as const;

/** What a sibling feature of the server keeps to itself: it is reached through its service. */
export const PRIVATE_TO_A_FEATURE = /(^|\/)([^/]*-)?(store|tables|routes)\.ts$|\.(listener|command|task)\.ts$/;
