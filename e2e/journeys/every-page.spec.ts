import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { PAGES } from './pages.ts';

const WIDTHS = [360, 1280];
/** Both languages in one theme; in the other one its colours, which know no language. Russian comes last. */
const LOOKS = [
  { theme: 'light', locale: 'en' },
  { theme: 'dark', locale: 'en' },
  { theme: 'dark', locale: 'ru' },
];

/** The narrowest screen that nothing may scroll sideways on, in CSS pixels (WCAG 2.2, 1.4.10), and where layouts change. */
const SCREENS = [320, 768, 960];

async function choose(context: BrowserContext, url: string, choice: Record<string, string>): Promise<void> {
  await context.addCookies(Object.entries(choice).map(([name, value]) => ({ name, value, url })));
}

/** All that a theme changes is colours, so the second one is held to the rules about them. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

async function violationsOf(page: Page, theme: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await (theme === 'dark' ? axe : axe.withRules(COLOUR_RULES)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

// One page has nothing to do with another: both workers take from this file, which is a third of all journeys' time.
test.describe.configure({ mode: 'parallel' });
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
        expect(await violationsOf(page, look.theme), `${look.theme}, ${look.locale}, ${width} px`).toEqual([]);
      }
    }

    // Russian is open by now, which is the longer language.
    for (const width of SCREENS) {
      await page.setViewportSize({ width, height: 640 });
      await expect.poll(() => overflowOf(page), `${width} px`).toBe(0);
    }
  });
}
