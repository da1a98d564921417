import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from './browser/find-chromium.ts';

const PROCESSES = /(durability|logs|starting)\.spec\.ts$/;

const executablePath = findChromium();

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  globalSetup: './product/data-template.ts',
  // Each carries a product with its simulator, and a browser, which leave no core idle: one more made the run no shorter.
  workers: availableParallelism(),
  projects: [
    // What starts and kills products itself: one after the other, and first, or the other workers would have nothing to do.
    { name: 'processes', testMatch: PROCESSES, workers: 1 },
    { name: 'journeys', testIgnore: PROCESSES },
  ],
  retries: 0,
  forbidOnly: true,
  // What is waited for comes when the machine gets to it; these are there to end what never does.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording every step of every journey costs a third of the run; PWDEBUG or --trace on shows one that fails.
    launchOptions: {
      ...(executablePath !== null && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds: what optimising compilers would give comes too late, and is a twelfth of the browser's CPU.
        '--js-flags=--no-maglev --no-turbofan',
      ],
    },
  },
});
