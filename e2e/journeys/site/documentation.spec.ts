import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';

test.use({ readOnly: true });

const unfold = (page: Page, subject: string) => page.getByRole('link', { name: subject, exact: true }).click();

test('The API documentation lists all endpoints under its own content security policy', async ({ page }) => {
  await page.goto('/api/docs');
  await unfold(page, 'stats');
  await expect(page.getByText('How large the bot is and how it is doing')).toBeVisible();

  const other = await page.getByRole('link', { name: 'on a page of its own' }).getAttribute('href');
  await page.goto(other ?? '');
  await unfold(page, 'general');
  await expect(page.getByText('Save prefix and languages')).toBeVisible();
  await unfold(page, 'giveaways');
  await expect(page.getByText('How entries came in, and how old the accounts are')).toBeVisible();
});

test('A POST to a page is answered with a 404 error in JSON', async ({ request }) => {
  const reply = await request.post('/', { data: { anything: true } });

  expect(reply.status()).toBe(404);
  expect(await reply.json()).toMatchObject({ code: 'notFound' });
});
