import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';

test.use({ readOnly: true });

test('The chosen theme and language are part of the HTML after a reload', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await page.getByRole('button', { name: 'RU: переключить на русский' }).click();
  await expect(page.getByRole('switch', { name: 'Тёмная тема' })).toHaveAttribute('aria-checked', 'false');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const chosen = await background();

  const response = await page.reload();

  // The server's HTML is already right, so it never looks different, even for a moment.
  expect(await response?.text()).toMatch(/<html[^>]* lang="ru"[^>]* data-theme="light"/);
  await expect(page.getByRole('switch', { name: 'Тёмная тема' })).toHaveAttribute('aria-checked', 'false');
  await expect(page.getByRole('button', { name: 'Войти', exact: true })).toBeVisible();
  expect(await background()).toBe(chosen);
});

test('A visitor with a Russian browser gets the site in Russian and in the dark theme', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ locale: 'ru-RU', baseURL: product.url });
  const page = await context.newPage();

  await page.goto('/');

  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await context.close();
});

test('The home page is readable without JavaScript', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();

  await page.goto('/');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  await context.close();
});

test('The phone menu opens from its button, and Escape closes it and restores the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Main' });

  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(links).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(links).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test.describe('unknown address', () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test('An unknown address shows the 404 page with a link home', async ({ page }) => {
    const response = await page.goto('/no/such/page');

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'You flew into outer space' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/');
  });
});
