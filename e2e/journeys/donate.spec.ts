import { expect } from '@playwright/test';
import { PEOPLE, signIn, test } from './journey.ts';

test('a visitor is told that they are not logged in, and buying leads them to the login', async ({ page }) => {
  await page.goto('/donate');

  await expect(page.getByText(/^Unauthorized/)).toBeVisible();
  await page.getByRole('button', { name: 'Buy Premium' }).click();

  await expect(page.getByRole('radio', { name: PEOPLE.owner })).toBeVisible();
});

test('buying sends the plan and leads to the confirmation page', async ({ page, product }) => {
  await signIn(page, PEOPLE.owner);
  await page.route('**/api/private/payments', (route) =>
    route.fulfill({ json: { confirmationUrl: `${product.url}/landing?paid` } }),
  );
  await page.goto('/donate');

  const sent = page.waitForRequest('**/api/private/payments');
  await page.getByRole('button', { name: 'Buy Standard' }).click();

  expect((await sent).postDataJSON()).toEqual({ type: 'standard', language: 'ru' });
  await page.waitForURL('**/landing?paid');
});

test.describe('a payment that can not begin', () => {
  test.use({ expectedComplaints: [/status of 501/] });

  test('is explained in a dialog that closes', async ({ page }) => {
    await signIn(page, PEOPLE.owner);
    await page.goto('/donate');

    await page.getByRole('button', { name: 'Buy Premium' }).click();
    const dialog = page.getByRole('dialog', { name: 'The payment could not begin' });
    await expect(dialog.getByText('No money was taken.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();

    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Buy Premium' })).toBeEnabled();
  });
});
