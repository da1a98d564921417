import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { LAUNCH_OPTIONS } from '@perigee/harness/browser/launch-options';

const PROCESSES = /[\\/]journeys[\\/]processes[\\/]/;

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  globalSetup: './product/data-template.ts',
  // Each worker runs a product with its simulator and a browser, which use all cores: one more made the run no shorter.
  workers: availableParallelism(),
  projects: [
    // Tests that start and kill products themselves: one at a time and first, so that the other workers do not end up
    // idle.
    { name: 'processes', testMatch: PROCESSES, workers: 1 },
    { name: 'journeys', testIgnore: PROCESSES },
  ],
  retries: 0,
  forbidOnly: true,
  // Generous, since a busy machine is slow; these only end what never finishes.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Tracing every step takes a third of the run; use PWDEBUG or --trace on for a failing journey.
    launchOptions: LAUNCH_OPTIONS,
  },
});
