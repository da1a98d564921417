import { expect } from '@playwright/test';
import { bringToGuild, PEOPLE } from '@perigee/harness/pages/sign-in';
import { test } from '../support/journey.ts';

test('The setup questions preview their changes, apply them and can be undone at once', async ({ page }) => {
  await page.goto(`/guilds/${await bringToGuild(page, PEOPLE.owner, 'Stargazers')}`);
  await page.getByRole('link', { name: /^(Start|Five questions)$/ }).click();
  const plan = page.getByRole('region', { name: 'What will be set up' });

  await page.getByRole('radio', { name: /^Strict/ }).check();
  await expect(plan.getByText(/automoderation rules on: .*Links/)).toBeVisible();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('heading', { name: 'The server is set up' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();

  await expect(page.getByText('Everything is back to how it was')).toBeVisible();
  await expect(plan.getByText(/automoderation rules on: .*Links/)).toBeVisible();
});
