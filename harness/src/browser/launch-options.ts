import type { LaunchOptions } from '@playwright/test';
import { findChromium } from './find-chromium.ts';

const executablePath = findChromium();

/** How journeys, pictures and benchmarks start the browser. */
export const LAUNCH_OPTIONS: LaunchOptions = {
  ...(executablePath !== null && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A page lives for seconds: optimizing compilers finish too late, and use a twelfth of the browser's CPU.
    '--js-flags=--no-maglev --no-turbofan',
  ],
};
