import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { findChromium } from '@perigee/harness/browser/find-chromium';

const run = promisify(execFile);
const lighthouse = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');

const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const REPORT_MAX_BYTES = 50_000_000;
const VISIT_MAX_MS = 120_000;

export interface PageReport {
  /** By category, 0 to 1. */
  scores: Record<string, number>;
  /** Milliseconds on the simulated phone until the first and the largest content is painted. */
  firstPaintMs: number;
  largestPaintMs: number;
  /** Milliseconds until the page is painted and the phone is idle. */
  interactiveMs: number;
  /** Milliseconds in which the phone could not respond to a tap, beyond the 50 allowed per task. */
  blockedMs: number;
  layoutShift: number;
  /** Transferred bytes of JavaScript and CSS. */
  codeBytes: number;
  consoleMessages: number;
}

/**
 * One visit on Lighthouse's simulated phone. With a profile folder it reuses that signed-in browser and its caches;
 * without one it starts fresh.
 */
export async function visit(url: string, profile?: string): Promise<PageReport> {
  const flags = profile === undefined ? CHROME_FLAGS : [...CHROME_FLAGS, `--user-data-dir=${profile}`];
  const options = ['--output=json', '--quiet', '--ignore-status-code', `--chrome-flags=${flags.join(' ')}`];
  if (profile !== undefined) options.push('--disable-storage-reset');

  // Lighthouse occasionally loses the start of its trace, and asks to be run again.
  const { categories, audits } = await report(url, options).catch(() => report(url, options));
  const requests: { resourceType: string; transferSize: number }[] = audits['network-requests'].details.items;
  const code = requests.filter(({ resourceType }) => resourceType === 'Script' || resourceType === 'Stylesheet');
  return {
    scores: Object.fromEntries(Object.keys(categories).map((name) => [name, categories[name].score])),
    firstPaintMs: audits['first-contentful-paint'].numericValue,
    largestPaintMs: audits['largest-contentful-paint'].numericValue,
    interactiveMs: audits['interactive'].numericValue,
    blockedMs: audits['total-blocking-time'].numericValue,
    layoutShift: audits['cumulative-layout-shift'].numericValue,
    codeBytes: code.reduce((sum, { transferSize }) => sum + transferSize, 0),
    consoleMessages: audits['errors-in-console'].details?.items.length ?? 0,
  };
}

async function report(url: string, options: readonly string[]) {
  const chromePath = findChromium();
  const { stdout } = await run(process.execPath, [lighthouse, url, ...options], {
    timeout: VISIT_MAX_MS,
    env: { ...process.env, ...(chromePath !== null && { CHROME_PATH: chromePath }) },
    maxBuffer: REPORT_MAX_BYTES,
  });
  return JSON.parse(stdout);
}
