import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';

const QUALITY = 0.72;

/** Saves a screenshot of the page as a small WebP file; the browser itself converts it. */
export async function savePicture(page: Page, path: string): Promise<void> {
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
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, Buffer.from(webp, 'base64'));
}
