import { expect, type Page } from '@playwright/test';
import { PEOPLE, signIn } from '@perigee/harness/pages/sign-in';
import { violationsOf } from '../support/accessibility.ts';
import { test } from '../support/journey.ts';

test('Buying a plan sends a signed-out visitor to the login', async ({ page }) => {
  await page.goto('/donate');

  await expect(page.getByText(/^Unauthorized/)).toBeVisible();
  await page.getByRole('button', { name: /^(Buy|Extend) Premium$/ }).click();

  await expect(page.getByRole('radio', { name: PEOPLE.owner })).toBeVisible();
});

test('A payment succeeds, appears in the history and can be refunded', async ({ page, product }) => {
  await signIn(page, PEOPLE.owner);
  await page.goto('/donate');
  const sent = page.waitForRequest((request) => request.url().endsWith('/payments') && request.method() === 'POST');

  await page.getByRole('button', { name: /^(Buy|Extend) Premium$/ }).click();
  expect((await sent).postDataJSON()).toEqual({ type: 'premium', language: 'ru' });
  await expect(page.getByRole('heading', { name: 'Perigee Premium: one month' })).toBeVisible();
  await expectUsableByAll(page);
  const checkout = page.url();
  await page.getByRole('button', { name: 'Pay ₽99' }).click();

  await expect(page.getByRole('heading', { name: 'Thank you! Premium is yours' })).toBeVisible();
  const history = page.getByRole('region', { name: 'Your payments' });
  await expect(history.getByRole('listitem')).toContainText(['Premium']);
  await expect(history.getByText('Paid', { exact: true })).toBeVisible();
  await expectUsableByAll(page);

  const donate = page.url();
  await page.goto(checkout);
  await expect(page.getByRole('heading', { name: 'This payment is paid' })).toBeVisible();
  await page.goto(`${product.simulatorUrl}/payments`);
  await expectUsableByAll(page);
  await page.getByRole('textbox', { name: 'Sum' }).fill('49,50');
  await page.getByRole('button', { name: 'Refund' }).click();
  await page.goto(donate);
  await expect(history.getByText('₽49.50 refunded')).toBeVisible();
});

test('A cancelled or failed payment shows the reason and offers a retry', async ({ page }) => {
  await signIn(page, PEOPLE.manager);
  await page.goto('/donate');
  await page.getByRole('button', { name: 'RU: переключить на русский' }).click();
  const dialog = page.getByRole('dialog', { name: 'Платёж не прошёл' });

  await page.getByRole('button', { name: 'Купить «Стандарт»' }).click();
  await page.getByRole('button', { name: 'Отменить платёж' }).click();
  await expect(dialog.getByText('Он отменён или не оплачен вовремя.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Попробовать ещё раз' }).click();

  await page.getByText('Отклонить платёж').click();
  await page.getByRole('combobox', { name: 'Причина' }).selectOption('На карте не хватает денег');
  await page.getByRole('button', { name: 'Отклонить' }).click();
  await expect(dialog.getByText(/^На карте не хватило денег/)).toBeVisible();
  await expectUsableByAll(page);
  await dialog.getByRole('button', { name: 'Закрыть' }).last().click();

  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/donate$/);
  await expect(page.getByRole('region', { name: 'Ваши платежи' }).getByText('Не оплачен')).toHaveCount(2);
});

test('A buyer who returns without paying sees the pending payment and can complete it', async ({ page }) => {
  await signIn(page, PEOPLE.member);
  await page.goto('/donate');
  await page.getByRole('button', { name: 'Buy Standard' }).click();
  await page.getByRole('link', { name: 'Return without paying' }).click();
  await expect(page.getByRole('heading', { name: 'Your payment is being processed' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to the payment page' }).click();
  await page.getByRole('button', { name: 'Pay ₽59' }).click();

  await expect(page.getByRole('heading', { name: 'Thank you! Standard is yours' })).toBeVisible();
  const bought = page.getByRole('status').filter({ hasText: 'Thank you!' });
  await expect(bought.getByText('Now choose the server to boost:')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Extend Standard' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Buy|Extend) Premium$/ })).toBeVisible();
});

test.describe('unavailable payment provider', () => {
  test.use({ expectedComplaints: [/status of 503/] });

  test('A dialog explains that the payment could not be started', async ({ page }) => {
    await signIn(page, PEOPLE.owner);
    await page.route('**/api/private/payments', (route, request) =>
      request.method() === 'POST'
        ? route.fulfill({ status: 503, json: { code: 'unavailable', message: 'The provider is away' } })
        : route.fallback(),
    );
    await page.goto('/donate');

    await page.getByRole('button', { name: /^(Buy|Extend) Premium$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Couldn’t start the payment' });
    await expect(dialog.getByText('No money was taken.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();

    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: /^(Buy|Extend) Premium$/ })).toBeEnabled();
  });
});

async function expectUsableByAll(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}
