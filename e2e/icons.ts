import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { LAUNCH_OPTIONS } from '@perigee/harness/browser/launch-options';
import { ROOT } from '../scripts/setup/paths.mjs';

// Regenerates the icons of the web manifest and of home screens from the single drawing of the mark.
const FOLDER = join(ROOT, 'web/public');

/** `isWhole`: the background fills the corners, because the device masks the picture with its own shape. */
const ICONS = [
  { file: 'icon-192.png', size: 192, isWhole: false },
  { file: 'icon-512.png', size: 512, isWhole: false },
  { file: 'icon-maskable-192.png', size: 192, isWhole: true },
  { file: 'icon-maskable-512.png', size: 512, isWhole: true },
  { file: 'apple-touch-icon.png', size: 180, isWhole: true },
];

const drawing = await readFile(join(FOLDER, 'favicon.svg'), 'utf8');
const browser = await chromium.launch(LAUNCH_OPTIONS);
try {
  for (const icon of ICONS) await draw(browser, icon);
} finally {
  await browser.close();
}

async function draw(opened: Browser, { file, size, isWhole }: (typeof ICONS)[number]): Promise<void> {
  const page = await opened.newPage({ viewport: { width: size, height: size } });
  const picture = isWhole ? drawing.replace(/ rx="8"/, '') : drawing;
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${picture}`);
  await page.screenshot({ path: join(FOLDER, file), omitBackground: true });
  await page.close();
}
