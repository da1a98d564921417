import { defineConfig } from 'vitest/config';

/** Starting an embedded database takes a few seconds on a busy machine. */
const APP_TIMEOUT_MS = 30_000;

const serverTests = {
  include: ['server/test/**/*.test.ts'],
  testTimeout: APP_TIMEOUT_MS,
  hookTimeout: 60_000,
};

const serverProject = (name: string, env: Record<string, string>) => ({ test: { name, ...serverTests, env } });

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
      serverProject('server-embedded', { TEST_DATABASE_URL: '', TEST_REDIS_URL: '' }),
      serverProject('server-postgres', {}),
    ],
  },
});
