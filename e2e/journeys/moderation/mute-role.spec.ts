import { expect } from '@playwright/test';
import { PEOPLE } from '@perigee/harness/pages/sign-in';
import { violationsOf } from '../support/accessibility.ts';
import { enterSettings, test } from '../support/journey.ts';

const GUILD = 'Alice’s Launch Pad';

test('The moderation page creates a mute role and sets it up in all channels', async ({ page }) => {
  await enterSettings(page, PEOPLE.owner, GUILD, 'moderation');
  const card = page.getByRole('region', { name: 'Mutes' });

  await card.getByRole('button', { name: 'Create and set up a mute role' }).click();
  await expect(card.getByText(/^The mute role is set up in all channels: \d+\.$/)).toBeVisible({
    timeout: 20_000,
  });

  // By now the role is selected, and stays so.
  await expect(card.getByRole('button', { name: 'Set up the mute role' })).toBeEnabled();
  await expect(card.getByRole('combobox', { name: 'Mute role' })).toHaveValue('Muted');
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await expect(card.getByText(/^The mute role is set up in/)).toBeVisible();
});

test('The warning period and case visibility are still set after a reload', async ({ page }) => {
  await enterSettings(page, PEOPLE.owner, GUILD, 'moderation');

  await page.getByRole('radiogroup', { name: 'Warnings count for' }).getByText('30 days').click();
  await page.getByRole('switch', { name: 'Moderators can see cases' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.reload();

  await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Moderators can see cases' })).not.toBeChecked();
});
