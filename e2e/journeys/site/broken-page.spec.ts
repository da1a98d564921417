import { expect } from '@playwright/test';
import { PEOPLE } from '@perigee/harness/pages/sign-in';
import { enterSettings, test } from '../support/journey.ts';

test.use({ readOnly: true, expectedComplaints: [/out of order/] });

test('A page that crashes shows an error message and works again after a reload', async ({ page }) => {
  await enterSettings(page, PEOPLE.owner, 'Alice’s Launch Pad');
  await page.evaluate(() => {
    Object.assign(Number.prototype, {
      toLocaleString() {
        throw new Error('out of order');
      },
    });
  });

  await page.getByRole('link', { name: 'Economy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await page.getByRole('button', { name: 'Reload the page' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Economy' })).toBeVisible();
});
