import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { PAGES } from './pages.ts';

const WIDTHS = [360, 1280];
const LOOKS = ['dark', 'light'].flatMap((theme) => ['en', 'ru'].map((locale) => ({ theme, locale })));

/** The narrowest screen that nothing may scroll sideways on, in CSS pixels (WCAG 2.2, 1.4.10), and where layouts change. */
const SCREENS = [320, 768, 960];

async function choose(context: BrowserContext, url: string, choice: Record<string, string>): Promise<void> {
  await context.addCookies(Object.entries(choice).map(([name, value]) => ({ name, value, url })));
}

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

test.use({ expectedComplaints: [/status of 404/] });

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const { name, open } of PAGES) {
  test(`${name}: everybody can use it, in both themes and both languages, and nothing scrolls sideways`, async ({
    context,
    page,
    product,
  }) => {
    await open(page);

    for (const look of LOOKS) {
      await choose(context, product.url, look);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await violationsOf(page), `${look.theme}, ${look.locale}, ${width} px`).toEqual([]);
      }
    }

    // Russian is open by now, which is the longer language.
    for (const width of SCREENS) {
      await page.setViewportSize({ width, height: 640 });
      await expect.poll(() => overflowOf(page), `${width} px`).toBe(0);
    }
  });
}
