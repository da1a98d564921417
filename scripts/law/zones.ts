/**
 * The import law of docs/architecture.md as data. A file belongs to the first zone whose pattern matches its path; it
 * may import its own zone and those it lists. Files in no zone (configuration, scripts, harness, e2e, bench)
 * may import anything but what `STRANGERS` lists, and no file in a zone may import them.
 */
export interface Zone {
  name: string;
  /**
   * Matched against the path relative to the repository. A group named `feature` distinguishes siblings: the wings of
   * the server, the features of web.
   */
  files: RegExp;
  mayImport: readonly string[];
  /** npm packages that it must not use. */
  mayNotUse?: RegExp;
}

const SERVER_FOUNDATION = 'server foundation';
const SERVER_FRAMES = ['server http', 'server bot', SERVER_FOUNDATION] as const;
const SERVER = ['server entry', 'server features', 'server feature frame', ...SERVER_FRAMES] as const;

const SHARED_OF_WEB = ['web components', 'web lib', 'core'] as const;

/** The component library of the dashboard; visitors of the site must not load it. */
const KIT = /^@(?:mantine|dnd-kit)\//;
/** The site calls the server only through `lib/api`. */
const QUERY_OR_KIT = /^@(?:mantine|dnd-kit|tanstack)\//;

export const ZONES: readonly Zone[] = [
  { name: 'start', files: /^(start|product)\.ts$/, mayImport: [...SERVER, 'simulator', 'core'] },
  { name: 'core', files: /^core\/src\//, mayImport: [] },
  { name: 'simulator', files: /^simulator\/(src|test)\//, mayImport: [] },
  {
    name: 'server tests',
    files: /^server\/(test\/|src\/.*\.test\.ts$)/,
    mayImport: [...SERVER, 'core', 'simulator'],
  },
  {
    name: 'server features',
    files: /^server\/src\/features\/(?<feature>[^/]+)\//,
    mayImport: ['server feature frame', ...SERVER_FRAMES, 'core'],
  },
  // Assembles features without naming any; the list of features belongs to the entry.
  {
    name: 'server entry',
    files: /^server\/src\/(main|compose|all-tables|start-[a-z]+|features\/index)\.ts$|^server\/src\/programs\//,
    mayImport: [...SERVER, 'core'],
  },
  {
    name: 'server feature frame',
    files: /^server\/src\/features\/[^/]+\.ts$/,
    mayImport: [...SERVER_FRAMES, 'core'],
  },
  { name: 'server http', files: /^server\/src\/http\//, mayImport: [SERVER_FOUNDATION, 'core'] },
  { name: 'server bot', files: /^server\/src\/bot\//, mayImport: [SERVER_FOUNDATION, 'core'] },
  { name: SERVER_FOUNDATION, files: /^server\/src\//, mayImport: ['core'] },
  {
    name: 'web tests',
    files: /^web\/app\/(testing\/|.*\.test\.tsx$)/,
    mayImport: [
      'site features',
      'dashboard features',
      'site components',
      'dashboard components',
      'dashboard lib',
      ...SHARED_OF_WEB,
    ],
  },
  {
    name: 'site features',
    files: /^web\/app\/site\/(?!components\/)(?<feature>[^/]+)\//,
    mayImport: ['site components', ...SHARED_OF_WEB],
    mayNotUse: QUERY_OR_KIT,
  },
  {
    name: 'site components',
    files: /^web\/app\/site\/components\//,
    mayImport: SHARED_OF_WEB,
    mayNotUse: QUERY_OR_KIT,
  },
  {
    name: 'dashboard features',
    files: /^web\/app\/dashboard\/(?!(?:components|lib)\/)(?<feature>[^/]+)\//,
    mayImport: ['dashboard components', 'dashboard lib', ...SHARED_OF_WEB],
  },
  {
    name: 'dashboard components',
    files: /^web\/app\/dashboard\/components\//,
    mayImport: ['dashboard lib', ...SHARED_OF_WEB],
  },
  { name: 'dashboard lib', files: /^web\/app\/dashboard\/lib\//, mayImport: ['web lib', 'core'] },
  { name: 'web components', files: /^web\/app\/components\//, mayImport: ['web lib', 'core'], mayNotUse: KIT },
  { name: 'web lib', files: /^web\/app\/lib\//, mayImport: ['core'], mayNotUse: KIT },
  // Routes and document, the only place where site and dashboard meet.
  { name: 'web routes', files: /^web\/app\//, mayImport: ['site features', ...SHARED_OF_WEB], mayNotUse: QUERY_OR_KIT },
];

/** Packages that others import only by name; relative paths must not cross their borders. */
export const PACKAGES = ['core', 'server', 'web', 'simulator', 'harness', 'e2e', 'bench'] as const;

/** For packages in no zone, those they must not import: what journeys, attacks and benchmarks share is the harness. */
export const STRANGERS: Readonly<Record<string, readonly string[]>> = {
  harness: ['e2e', 'bench'],
  e2e: ['bench'],
  bench: ['e2e'],
};

/** The public part of a server wing: the definitions of its rooms, and what other wings may use of them. */
export const DOOR = /^server\/src\/features\/[^/]+\/index\.ts$/;

/** Zones that may import other files of a wing too. */
export const MAY_BYPASS_INDEX: readonly string[] = ['server tests'];
