import { chromium, type Page } from '@playwright/test';
import { PAGES } from '@perigee/harness/pages/pages';
import { LAUNCH_OPTIONS } from '@perigee/harness/browser/launch-options';
import { startProduct } from '@perigee/harness/product/start-product';
import { temporaryFolder } from '@perigee/harness/product/temporary-folder';

/**
 * The layout shift of each page while loading on a slow connection, on a phone and a desktop.
 * `node bench/site/layout-shift.ts greetings levels` measures only these.
 */
const BUDGET = 0.02;
const WIDTHS = [360, 1280];
/** "Fast 3G" in browser developer tools. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
/** Shifts later than this are not caused by loading, in milliseconds. */
const SETTLED_MS = 1_500;

const REVIEWER_AT_HOME = 'user-page of a reviewer';

using data = temporaryFolder();
const wanted = process.argv.slice(2);
const pages = [
  ...PAGES,
  ...PAGES.filter(({ name }) => name === 'review').map(({ open }) => ({ name: REVIEWER_AT_HOME, open })),
].filter(({ name }) => wanted.length === 0 || wanted.includes(name));

const product = await startProduct({ dataFolder: data.path });
const browser = await chromium.launch(LAUNCH_OPTIONS);
let most = 0;
try {
  for (const { name, open } of pages) {
    const context = await browser.newContext({ baseURL: product.url, locale: 'en-GB', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await open(page);
    if (name === REVIEWER_AT_HOME) await page.goto('/@me');
    await page.addInitScript(watchShifts);
    const shifts = [];
    for (const width of WIDTHS) shifts.push(await shiftOf(page, width));
    most = Math.max(most, ...shifts);
    process.stdout.write(`${name.padEnd(26)}${shifts.map((shift) => shift.toFixed(4)).join('  ')}\n`);
    await context.close();
  }
} finally {
  await browser.close();
  await product.stop('SIGKILL');
}
process.stdout.write(`largest ${most.toFixed(4)} (budget: at most ${BUDGET})\n`);
process.exitCode = most <= BUDGET ? 0 : 1;

async function shiftOf(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', SLOW);
  await page.reload({ waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLED_MS);
  await line.detach();
  return page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
}

/** Runs in the page: sums up the layout shifts without recent input. */
function watchShifts(): void {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false) sum += Number(entry.value);
    document.documentElement.dataset['shift'] = String(sum);
  }).observe({ type: 'layout-shift', buffered: true });
}
