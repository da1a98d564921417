import { expect, type Page } from '@playwright/test';
import { PEOPLE, signIn } from '@perigee/harness/pages/sign-in';
import { makeGifts } from '../../product/make-gifts.ts';
import { violationsOf } from '../support/accessibility.ts';
import { enterSettings, openSettings, test as base, unfoldAll } from '../support/journey.ts';

const PAD = 'Alice’s Launch Pad';
const LARGE = 'Обсерватория · Stargazers';

const gift = { code: '' };

/** The operator made a gift code before the product was started. */
const test = base.extend({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from this very pattern.
  prepareFolder: async ({}, use) =>
    use(async (folder) => {
      const [code = ''] = await makeGifts(folder, ['--plan', 'premium', '--months', '3']);
      gift.code = code;
    }),
});

const account = (page: Page) => page.getByRole('region', { name: 'Your plan' });
const boosted = (page: Page) => account(page).getByRole('list', { name: 'Servers you boost' });

async function openTab(page: Page, guild: string, tab: string): Promise<void> {
  await openSettings(page, guild);
  await page.getByRole('link', { name: tab, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: tab })).toBeVisible();
}

test('A server without boost shows an alert that can be hidden for a month', async ({ page }) => {
  await enterSettings(page, PEOPLE.owner, PAD);
  const alert = page.getByRole('complementary', { name: 'No boost yet' });

  await expect(alert.getByRole('link', { name: 'Get boost' })).toHaveAttribute('href', '/donate');
  await alert.getByRole('button', { name: 'Hide for a month' }).click();
  await expect(alert).toBeHidden();
  await page.reload();

  await expect(page.getByRole('textbox', { name: 'Command prefix' })).toBeVisible();
  await expect(alert).toBeHidden();
});

test.describe('gift code', () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test('Redeeming a gift code lets its plan boost a server and unlock boost features', async ({ page, product }) => {
    await signIn(page, PEOPLE.manager);
    await page.goto('/donate');
    const code = account(page).getByRole('textbox', { name: 'Gift code' });

    await code.fill('GIFT-0000-0000-0000-0000');
    await account(page).getByRole('button', { name: 'Redeem' }).click();
    await expect(account(page).getByText('This code doesn’t exist')).toBeVisible();
    await code.fill(gift.code.toLowerCase());
    await account(page).getByRole('button', { name: 'Redeem' }).click();
    await expect(page.getByText('Premium for 3 months is yours')).toBeVisible();
    await expect(account(page).getByText('0 of 4 boosts used')).toBeVisible();
    await account(page).getByRole('combobox', { name: 'Boost another server' }).selectOption(PAD);
    await account(page).getByRole('button', { name: 'Boost', exact: true }).click();
    await expect(boosted(page).getByText(PAD)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await page.goto(`${product.url}/@me`);
    await expect(page.getByRole('button', { name: 'Premium donator' })).toBeVisible();
    await openTab(page, PAD, 'Boost');
    await expect(page.getByRole('list', { name: 'Boosted by' }).getByText(PEOPLE.manager)).toBeVisible();
    await page.getByRole('link', { name: 'Economy', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Economy' })).toBeVisible();
    await unfoldAll(page);
    await expect(page.getByRole('textbox', { name: 'Daily bonus' })).toBeEnabled();
  });
});

test('A boost moves from its server to another and stays there for the minimum time', async ({ page }) => {
  await signIn(page, PEOPLE.owner);
  await openTab(page, PAD, 'Boost');
  await page.getByRole('button', { name: 'Boost this server' }).click();
  await expect(page.getByText('2 of 4 boosts used')).toBeVisible();

  await page.getByRole('button', { name: `Move the boost from ${PAD}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Move the boost from ${PAD}` });
  await dialog.getByRole('combobox').selectOption('Perigee Support · Поддержка');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Boost this server' })).toBeVisible();
  await page.getByRole('link', { name: 'All your boosts' }).click();

  const moved = boosted(page).getByRole('listitem').filter({ hasText: 'Perigee Support' });
  await expect(moved.getByText('Stays here until')).toBeVisible();
  await expect(moved.getByRole('button', { name: /^Remove/ })).toBeDisabled();
  await account(page).getByText('Boost history').click();
  await expect(account(page).getByText(`Moved from ${PAD} to Perigee Support`)).toBeVisible();
});

test('Entries above the limit are paused and listed with links after a boost is removed', async ({
  context,
  page,
  product,
}) => {
  await signIn(page, PEOPLE.owner);
  await openTab(page, LARGE, 'Boost');
  await page.evaluate(
    async (path) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' };
      const item = { description: '', iconUrl: '', requiredXp: 0, price: 1, xp: { min: 0, max: 0 } };
      const roles = { requiredRoles: [], addRole: [], removeRole: [] };
      for (let index = 1; index <= 16; index += 1) {
        const body = JSON.stringify({ ...item, ...roles, name: `Item ${index}` });
        await fetch(path, { method: 'POST', headers, body });
      }
    },
    `/api/private/guilds/${new URL(page.url()).pathname.split('/').at(2)}/items`,
  );

  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This server has no boost' })).toBeVisible();
  await page.getByRole('link', { name: 'Shop items › Item 16' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit item' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Item 16');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Paused: only the first 15 are active.')).toHaveCount(1);

  await context.addCookies([{ name: 'locale', value: 'ru', url: product.url }]);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [new URL(page.url()).pathname, '/donate']) {
    await page.goto(path);
    await expect(page.getByText(/Не работает:|Занято 1 из 4/)).toBeVisible();
    expect(await violationsOf(page), path).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});
