import { expect } from '@playwright/test';
import { bringToGuild, PEOPLE, test } from '../support/journey.ts';

test('five answers set a server up, which is shown first and taken back by one press', async ({ page }) => {
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
