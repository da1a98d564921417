import { type BrowserContext, type Locator, type Page, test as base, expect } from '@playwright/test';
import { bringToGuild } from '@perigee/harness/pages/sign-in';
import type { Product } from '@perigee/harness/product/start-product';
import { type PrepareFolder, type Products, createProducts } from '../../product/products-of-worker.ts';
import { type ReusedPages, openReusedPages } from './reused-pages.ts';
import { watchPage } from './watch-page.ts';

interface JourneyFixtures {
  /** The product of this file, or the one shared by all files that only read. */
  product: Product;
  /** Whether the journeys of this file save nothing, so that they can share a product with other such files. */
  readOnly: boolean;
  openPage: OpenPage;
  /** Browser complaints this journey causes on purpose. */
  expectedComplaints: RegExp[];
  watched: undefined;
  /** Prepares the data folder, as the operator, before this file's product is started. */
  prepareFolder: PrepareFolder;
}

/** Opens the site in a separate browser context for another person; it is closed with the journey. */
export type OpenPage = () => Promise<Page>;

interface WorkerFixtures {
  products: Products;
  reusedPages: ReusedPages;
}

const START_MS = 140_000;

/**
 * Playwright's `test` with a running product, shared by the journeys of a file: none depends on the state others left
 * behind. Files that save nothing share one product (`readOnly`). A journey fails on any console message and on any
 * request to a foreign origin.
 */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  // Scoped to the test: as a worker fixture, each different value would start another worker with its own browser.
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from this very pattern.
  prepareFolder: async ({}, use) => use(async () => {}),
  products: [
    async ({ reusedPages }, use) => {
      const products = createProducts(reusedPages.close);
      await use(products);
      await products.close();
    },
    { scope: 'worker' },
  ],
  readOnly: [false, { option: true }],
  product: [
    async ({ products, readOnly, prepareFolder }, use, { file }) =>
      use(await (readOnly ? products.shared() : products.of(file, prepareFolder))),
    { timeout: START_MS },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  reusedPages: [async ({ browser }, use) => use(openReusedPages(browser)), { scope: 'worker' }],
  page: async ({ reusedPages, product, viewport, locale, colorScheme, contextOptions }, use, journey) => {
    const appearance = { viewport, colorScheme, ...(locale !== undefined && { locale }) };
    const page = await reusedPages.acquire({ ...contextOptions, ...appearance, baseURL: product.url });
    await use(page);
    const isWell = journey.status === journey.expectedStatus;
    await (isWell ? reusedPages.clean(page, [product.simulatorUrl, product.url]) : reusedPages.close());
  },
  context: async ({ page }, use) => use(page.context()),
  openPage: async ({ browser, product }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: product.url, locale: 'en-GB' });
      opened.push(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  expectedComplaints: [[], { option: true }],
  watched: [
    async ({ context, product, expectedComplaints }, use) => {
      const { complaints, end } = watchPage(context, [product.url, product.simulatorUrl], expectedComplaints);
      await use(undefined);
      end();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Like `signIn`, but through the home page and the platform's consent page. */
export async function signInThroughPages(page: Page, person: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /^(Log in|Войти)$/ }).click();
  await page.getByRole('radio', { name: person }).check();
  await page.getByRole('button', { name: /^(Authorize|Разрешить)$/ }).click();
  await page.waitForURL('**/@me');
  await expect(page.getByRole('heading', { level: 1, name: person })).toBeVisible();
}

/** Goes from a person's own page to the settings of one of their guilds. */
export async function openSettings(page: Page, guild: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^(Settings of|Настройки сервера) .*${guild}`) }).click();
  await page.waitForURL('**/guilds/*/general');
  await expect(page.getByRole('textbox', { name: /^(Command prefix|Префикс команд)$/ })).toBeVisible();
}

/** Goes from a person's own page to the leaderboard of one of their guilds. */
export async function openBoard(page: Page, guild: string): Promise<void> {
  await page
    .getByRole('radiogroup')
    .getByText(/^(Leaderboards|Таблицы лидеров)$/)
    .click();
  await page.getByRole('link', { name: new RegExp(`^(Leaderboard of|Таблица лидеров сервера) .*${guild}`) }).click();
  await page.waitForURL('**/leaderboard/*');
  await expect(page.getByRole('heading', { level: 1, name: guild })).toBeVisible();
}

/**
 * Signs somebody in and opens a settings tab of one of their guilds by URL: the navigation to it (`openSettings`) is
 * only used where it is what is tested. An empty tab name means the overview.
 */
export async function enterSettings(page: Page, person: string, guild: string, tab = 'general'): Promise<void> {
  const guildId = await bringToGuild(page, person, guild);
  await page.goto(`/guilds/${guildId}/${tab}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveTitle(/…/);
  await unfoldAll(page);
}

/** Unfolds all sections: most journeys are about their contents; folding itself is tested in `folds.spec.ts`. */
export async function unfoldAll(page: Page): Promise<void> {
  const unfold = page.getByRole('button', { name: /^(Unfold all|Развернуть всё)$/ });
  if (await unfold.isVisible()) await unfold.click();
}

/** Like `enterSettings`, for a guild's leaderboard. */
export async function enterBoard(page: Page, person: string, guild: string): Promise<void> {
  const guildId = await bringToGuild(page, person, guild);
  await page.goto(`/leaderboard/${guildId}`);
  await expect(page.getByRole('heading', { level: 1, name: guild })).toBeVisible();
  // The board is rendered by the server; it reacts to clicks once the page knows its viewer.
  await expect(page.locator('header a[href="/@me"]')).toBeVisible();
}

/** Reloads a page that does not refresh itself until it shows the result of something the bot does. */
export async function openUntil(page: Page, address: string, expected: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveTitle(/…/);
    await expect(expected).toBeVisible({ timeout: 5000 });
  }).toPass();
}

/** Changes prefix and reply language on the open settings page and saves them. */
export async function saveGeneral(page: Page, prefix: string, replies: 'English' | 'Russian'): Promise<void> {
  await page.getByRole('textbox', { name: 'Command prefix' }).fill(prefix);
  await page.getByRole('radiogroup', { name: 'Replies' }).getByText(replies).click();
  await page.getByRole('button', { name: 'Save' }).click();
}
