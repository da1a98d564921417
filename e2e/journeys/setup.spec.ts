import { expect } from '@playwright/test';
import { bringToGuild, PEOPLE, test } from './journey.ts';

test('five answers set a server up, which is shown first and taken back by one press', async ({ page }) => {
  await page.goto(`/guilds/${await bringToGuild(page, PEOPLE.owner, 'Stargazers')}`);
  await page.getByRole('link', { name: /^(Begin|Five questions)$/ }).click();
  const plan = page.getByRole('region', { name: 'What will be set' });

  await page.getByRole('radio', { name: /^Strict/ }).check();
  await expect(plan.getByText(/rules of automoderation are on: .*Links/)).toBeVisible();
  await page.getByRole('button', { name: 'Set all of it' }).click();
  await expect(page.getByRole('heading', { name: 'The server is set up' })).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();

  await expect(page.getByText('Everything is as it was before')).toBeVisible();
  await expect(plan.getByText(/rules of automoderation are on: .*Links/)).toBeVisible();
});
