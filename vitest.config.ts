import { defineConfig } from 'vitest/config';

/** Starting the product takes a few seconds on a busy machine. */
const APP_TIMEOUT_MS = 30_000;

const serverTests = {
  include: ['server/test/**/*.test.ts'],
  testTimeout: APP_TIMEOUT_MS,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    allowOnly: false,
    retry: 0,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{core,server,web,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'server/test/**', 'web/test/**'],
        },
      },
      { test: { name: 'simulator', include: ['simulator/**/*.test.ts'], testTimeout: APP_TIMEOUT_MS } },
      {
        test: {
          ...serverTests,
          name: 'server-embedded',
          env: { TEST_DATABASE_URL: '', TEST_REDIS_URL: '' },
          globalSetup: 'scripts/test/embedded-template.ts',
        },
      },
      { test: { ...serverTests, name: 'server-postgres' } },
    ],
  },
});
