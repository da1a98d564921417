import { defineConfig } from '@playwright/test';
import { findChromium } from './browser/find-chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  // Two processors carry one product, one simulator and one browser at a time.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
      ],
    },
  },
});
