import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { SpreadWaitingFiles } from './scripts/test/spread-waiting-files.ts';
import { textsInOne } from './scripts/test/texts-in-one.ts';

/** The first test of a worker starts the product, and some start a dozen processes: minutes on a busy machine. */
const APP_TIMEOUT_MS = 300_000;

/** Tests that only get what others leave of the processor. */
const PATIENT_TIMEOUT_MS = 600_000;

/**
 * The bot's frame with made-up features, against the simulator: these open no database, so they need no run on
 * PostgreSQL.
 */
const WITHOUT_DATABASE = [
  'server/test/bot/{command-definitions,components,flood,frame,gateway,option-types,other-platform,refusals,slow-uses}.test.ts',
];

/**
 * Node runs the sources directly, as in the product; only the site's need transforming. Vitest's own module loader
 * costs a first run half a minute of CPU time in each process.
 */
const asTheyAre = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/** First of all: what the others load, and every test of server and site, needs the compiled texts. */
const TEXTS = 'scripts/test/texts.ts';

const serverTests = {
  ...asTheyAre,
  // Before vitest listens to imports: it tells its main process of each, and the product has thousands.
  execArgv: ['--import', '@perigee/server/test-support/world'],
  include: ['server/test/**/*.test.ts'],
  testTimeout: APP_TIMEOUT_MS,
  hookTimeout: APP_TIMEOUT_MS,
  // The files of a worker share one product, as the tests of a file do: each test has a guild of its own.
  isolate: false,
};

const embedded = {
  env: { TEST_DATABASE_URL: '', TEST_REDIS_URL: '' },
  globalSetup: [TEXTS, 'scripts/test/embedded-template.ts', 'scripts/test/test-programs.ts'],
};

const onServer = { globalSetup: [TEXTS, 'scripts/test/server-template.ts', 'scripts/test/test-programs.ts'] };

/** More than there are cores: tests wait for timers, for a database server and for each other's processes. */
const WAITING_WORKERS = availableParallelism() + 2;

/** These tests wait for nothing. */
const BUSY_WORKERS = availableParallelism();

export default defineConfig({
  test: {
    allowOnly: false,
    retry: 0,
    maxWorkers: WAITING_WORKERS,
    sequence: { sequencer: SpreadWaitingFiles },
    // A condition may take long on a busy machine; the limit only ends what never happens.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        plugins: [textsInOne()],
        test: {
          name: 'unit',
          globalSetup: TEXTS,
          include: ['{core,server,web,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'server/test/**', 'web/test/**'],
          testTimeout: PATIENT_TIMEOUT_MS,
          isolate: false,
          maxWorkers: BUSY_WORKERS,
        },
      },
      {
        plugins: [textsInOne()],
        test: {
          name: 'components',
          globalSetup: TEXTS,
          include: ['web/app/**/*.test.tsx'],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } },
          testTimeout: PATIENT_TIMEOUT_MS,
          isolate: false,
          setupFiles: 'web/app/testing/set-up.ts',
          maxWorkers: BUSY_WORKERS,
        },
      },
      {
        test: {
          ...asTheyAre,
          name: 'simulator',
          include: ['simulator/**/*.test.ts'],
          testTimeout: PATIENT_TIMEOUT_MS,
          isolate: false,
          setupFiles: 'simulator/test/right-time.ts',
          maxWorkers: BUSY_WORKERS,
        },
      },
      { test: { ...serverTests, ...embedded, name: 'server-embedded', sequence: { groupOrder: 1 } } },
      {
        test: {
          ...serverTests,
          ...onServer,
          name: 'server-postgres',
          exclude: [...configDefaults.exclude, ...WITHOUT_DATABASE],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
