import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { PAGES } from '@perigee/harness/pages/pages';
import { LAUNCH_OPTIONS } from '@perigee/harness/browser/launch-options';
import { startProduct } from '@perigee/harness/product/start-product';
import { temporaryFolder } from '@perigee/harness/product/temporary-folder';
import { ROOT } from '../scripts/setup/paths.mjs';

// Takes a picture of every page in both themes, both languages and three widths into ./shots.
const FOLDER = join(ROOT, 'shots');
const WIDTHS = [360, 768, 1280];

const LOOKS = ['dark', 'light'].flatMap((theme) => ['en', 'ru'].map((locale) => ({ theme, locale })));

using data = temporaryFolder();
mkdirSync(FOLDER, { recursive: true });
const product = await startProduct({ dataFolder: data.path });
const browser = await chromium.launch(LAUNCH_OPTIONS);
try {
  for (const { name, open } of PAGES) await shoot(browser, name, open);
} finally {
  await browser.close();
  await product.stop('SIGKILL');
}

async function shoot(opened: Browser, name: string, open: (page: Page) => Promise<unknown>): Promise<void> {
  const context = await opened.newContext({ baseURL: product.url, reducedMotion: 'reduce', locale: 'en-GB' });
  const page = await context.newPage();
  await open(page);
  for (const { theme, locale } of LOOKS) {
    await context.addCookies([
      { name: 'theme', value: theme, url: product.url },
      { name: 'locale', value: locale, url: product.url },
    ]);
    await page.reload({ waitUntil: 'networkidle' });
    await page.waitForFunction(() => !('perigeeEarlyEvents' in window));
    await loadPictures(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const file = `${name}-${theme}-${locale}-${width}.png`;
      await page.screenshot({ path: join(FOLDER, file), fullPage: true });
      console.log(file);
    }
  }
  await context.close();
}

/** Full-page pictures include images below the fold, which load lazily. */
async function loadPictures(page: Page): Promise<void> {
  await page.locator('img').evaluateAll(async (images: HTMLImageElement[]) => {
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
}
