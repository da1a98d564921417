import { expect } from '@playwright/test';
import { PEOPLE, signIn, test } from '../support/journey.ts';

test.use({ readOnly: true });

test('refreshing the servers asks the platform again', async ({ page }) => {
  await signIn(page, PEOPLE.owner);

  const request = page.waitForRequest('**/api/private/guilds');
  await page.getByRole('button', { name: 'Refresh servers' }).click();

  expect(await (await request).headerValue('cache-control')).toBe('no-cache');
  await expect(page.getByText('The list is up to date')).toBeVisible();
});
