import { join } from 'node:path';
import { LOCALES, type Locale } from '@perigee/core/base/locales/locales';
import { type Browser, chromium, type Page } from '@playwright/test';
import { LAUNCH_OPTIONS } from '@perigee/harness/browser/launch-options';
import { startProduct } from '@perigee/harness/product/start-product';
import { temporaryFolder } from '@perigee/harness/product/temporary-folder';
import { ROOT } from '../scripts/setup/paths.mjs';
import { furnish } from './pictures/furnish.ts';
import { savePicture } from './pictures/save-picture.ts';
import { takeChatPictures, takeSitePictures } from './pictures/scenes.ts';
import { openStage } from './pictures/stage.ts';

// Retakes the pictures in the release notes, in both languages and themes, from the current product.
const FOLDER = join(ROOT, 'web/app/site/release-notes/pictures');
const THEMES = ['dark', 'light'] as const;

/** Both result in 1280 × 800 pixels; the chat is enlarged, since its messages are small. */
const SITE = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
const CHAT = { viewport: { width: 960, height: 600 }, deviceScaleFactor: 4 / 3 };

const browser = await chromium.launch(LAUNCH_OPTIONS);
try {
  for (const locale of LOCALES) await takeAll(browser, locale);
} finally {
  await browser.close();
}

/** Each language has its own product, since chat messages remain. */
async function takeAll(opened: Browser, locale: Locale): Promise<void> {
  using data = temporaryFolder();
  const product = await startProduct({ dataFolder: data.path });
  const open = async (appearance: typeof SITE): Promise<Page> => {
    const context = await opened.newContext({ ...appearance, baseURL: product.url, locale, reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'locale', value: locale, url: product.url }]);
    return context.newPage();
  };
  try {
    const site = await openStage(await open(SITE), product, locale);
    await furnish(site);
    await takeSitePictures(site, (name) => takeInThemes(site.page, `${name}/${locale}`));
    const chat = await openStage(await open(CHAT), product, locale);
    await takeChatPictures(chat, (name) => takeInThemes(chat.page, `${name}/${locale}`));
  } finally {
    await product.stop('SIGKILL');
  }
}

/** The site's theme is an attribute, the chat follows the browser's. */
async function takeInThemes(page: Page, name: string): Promise<void> {
  await rest(page);
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.evaluate((worn) => {
      const { dataset } = document.documentElement;
      if (dataset['theme'] !== undefined) Object.assign(dataset, { theme: worn, mantineColorScheme: worn });
    }, theme);
    await page.waitForLoadState('networkidle');
    await savePicture(page, join(FOLDER, `${name}-${theme}.webp`));
    console.log(`${name}-${theme}.webp`);
  }
}

/** Removes hover and focus, which would show a message's actions. */
async function rest(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}
