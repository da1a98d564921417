import { type Page, test as base, expect } from '@playwright/test';
import { type Product, startProduct } from '../product/start-product.ts';
import { temporaryFolder } from '../product/temporary-folder.ts';
import { watchPage } from './watch-page.ts';

interface JourneyFixtures {
  /** What this journey provokes on purpose and the browser may therefore complain about. */
  expectedComplaints: RegExp[];
  watched: undefined;
}

interface ProductFixture {
  product: Product;
}

/** Playwright's `test` with a running product; a journey fails on any console message and on any request to a foreign origin. */
export const test = base.extend<JourneyFixtures, ProductFixture>({
  product: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from this very pattern.
    async ({}, use) => {
      using folder = temporaryFolder();
      const product = await startProduct({ dataFolder: folder.path });
      await use(product);
      await product.stop('SIGKILL');
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  expectedComplaints: [[], { option: true }],
  watched: [
    async ({ context, product, expectedComplaints }, use) => {
      const complaints = watchPage(context, [product.url, product.simulatorUrl], expectedComplaints);
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** The demo people the journeys are walked by, under the names the consent page shows. */
export const PEOPLE = {
  owner: 'Alice Orbit',
  manager: 'Mia Lindqvist',
  member: 'Саша Кузнецов',
  developer: 'Nadia Farouk',
} as const;

/** Signs a demo person in through the home page and the platform's consent page; ends on their own page. */
export async function signIn(page: Page, person: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /^(Log in|Войти)$/ }).click();
  await page.getByRole('radio', { name: person }).check();
  await page.getByRole('button', { name: /^(Authorize|Разрешить)$/ }).click();
  await page.waitForURL('**/@me');
  await expect(page.getByRole('heading', { level: 1, name: person })).toBeVisible();
}

/** From a person's own page into the settings of one of their servers. */
export async function openSettings(page: Page, guild: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^(Settings of|Настройки сервера) .*${guild}`) }).click();
  await page.waitForURL('**/guilds/*/general');
  await expect(page.getByRole('textbox', { name: /^(Command prefix|Префикс команд)$/ })).toBeVisible();
}

/** From a person's own page to the leaderboard of one of their servers. */
export async function openBoard(page: Page, guild: string): Promise<void> {
  await page
    .getByRole('radiogroup')
    .getByText(/^(Leaderboards|Таблицы лидеров)$/)
    .click();
  await page.getByRole('link', { name: new RegExp(`^(Leaderboard of|Таблица лидеров сервера) .*${guild}`) }).click();
  await page.waitForURL('**/leaderboard/*');
  await expect(page.getByRole('heading', { level: 1, name: guild })).toBeVisible();
}

/** Changes prefix and reply language on the open settings page and saves them. */
export async function saveGeneral(page: Page, prefix: string, replies: 'English' | 'Russian'): Promise<void> {
  await page.getByRole('textbox', { name: 'Command prefix' }).fill(prefix);
  await page.getByRole('radiogroup', { name: 'Replies' }).getByText(replies).click();
  await page.getByRole('button', { name: 'Save' }).click();
}
