import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ROOT } from '../scripts/setup/paths.mjs';
import { openSettings, PEOPLE, signIn } from './journeys/journey.ts';
import config from './playwright.config.ts';
import { startProduct } from './product/start-product.ts';
import { temporaryFolder } from './product/temporary-folder.ts';

// Takes the pictures of the release notes anew, in both languages, from the product as it is.
const FOLDER = join(ROOT, 'web/app/features/release-notes/pictures');
const VIEWPORT = { width: 1280, height: 800 };
const QUALITY = 0.8;
const LOOK_EVERY_MS = 5_000;

using data = temporaryFolder();
const product = await startProduct({ dataFolder: data.path });
const browser = await chromium.launch(config.use?.launchOptions);
try {
  await lastMinutes(4);
  for (const locale of ['en', 'ru']) await takePictures(browser, locale);
} finally {
  await browser.close();
  await product.stop('SIGKILL');
}

/** Waits until the statistics have something to draw a line through. */
async function lastMinutes(count: number): Promise<void> {
  for (;;) {
    const history: unknown = await (await fetch(`${product.url}/api/public/stats/history`)).json();
    if (Array.isArray(history) && history.length >= count) return;
    await sleep(LOOK_EVERY_MS);
  }
}

async function takePictures(opened: Browser, locale: string): Promise<void> {
  const context = await opened.newContext({ baseURL: product.url, reducedMotion: 'reduce', viewport: VIEWPORT });
  await context.addCookies([{ name: 'locale', value: locale, url: product.url }]);
  const page = await context.newPage();
  for (const [name, path] of [
    ['home', '/'],
    ['commands', '/commands'],
    ['stats', '/stats'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await save(page, `${name}-${locale}`);
  }
  await signIn(page, PEOPLE.owner);
  await openSettings(page, 'Alice’s Launch Pad');
  await save(page, `settings-${locale}`);
  await context.close();
}

/** The browser itself turns its screenshot into a small file. */
async function save(page: Page, name: string): Promise<void> {
  const png = (await page.screenshot()).toString('base64');
  const converter = await page.context().newPage();
  const webp = await converter.evaluate(
    async ({ source, quality }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
    },
    { source: png, quality: QUALITY },
  );
  await converter.close();
  await writeFile(join(FOLDER, `${name}.webp`), Buffer.from(webp, 'base64'));
  console.log(`${name}.webp`);
}
