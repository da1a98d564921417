import { type BrowserContext, expect, type Page } from '@playwright/test';
import { PAGES } from '@perigee/harness/pages/pages';
import { violationsOf } from '../support/accessibility.ts';
import { test } from '../support/journey.ts';

const PHONE = 360;
const DESKTOP = 1280;

/** The narrowest width without horizontal scrolling, in CSS pixels (WCAG 2.2, 1.4.10), and the layout breakpoints. */
const SCREENS = [320, 768, 960];

/** A page has its layout when nothing in it changed for this many frames. */
const FRAMES_STILL = 3;

async function choose(context: BrowserContext, url: string, choice: Record<string, string>): Promise<void> {
  await context.addCookies(Object.entries(choice).map(([name, value]) => ({ name, value, url })));
}

/** The title contains "…" until the page has its content. */
async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveTitle(/…/);
}

/** Some parts are drawn or not by width, in frames after the one that has the new width. */
async function resizeTo(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(async (framesStill) => {
    let still = 0;
    const observer = new MutationObserver(() => (still = 0));
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    while (still < framesStill) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still += 1;
    }
    observer.disconnect();
  }, FRAMES_STILL);
}

async function expectUsable(page: Page, appearance: string, [first, second]: readonly [number, number]): Promise<void> {
  await resizeTo(page, first);
  expect(await violationsOf(page), `${appearance}, ${first} px`).toEqual([]);
  await resizeTo(page, second);
  expect(await violationsOf(page, 'looks'), `${appearance}, ${second} px`).toEqual([]);
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// The pages are independent: both workers share this file, which takes longest.
test.describe.configure({ mode: 'parallel' });
test.use({ readOnly: true, expectedComplaints: [/status of 404/] });

// Themes change only colours, languages only texts, so two looks cover both themes and languages, at both widths. All
// rules are checked for each language and each width, those about looks for each theme at both widths.
for (const { name, open } of PAGES) {
  test(`The page “${name}” is accessible in both themes and languages without horizontal scrolling`, async ({
    context,
    page,
    product,
  }) => {
    await choose(context, product.url, { theme: 'light', locale: 'en' });
    await open(page);
    await expectLoaded(page);
    await expectUsable(page, 'light, en', [DESKTOP, PHONE]);

    await choose(context, product.url, { theme: 'dark', locale: 'ru' });
    await page.reload();
    await expectLoaded(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectUsable(page, 'dark, ru', [PHONE, DESKTOP]);

    // The page is in Russian by now, which has longer texts.
    for (const width of SCREENS) {
      await page.setViewportSize({ width, height: 640 });
      await expect.poll(() => overflowOf(page), `${width} px`).toBe(0);
    }
  });
}
