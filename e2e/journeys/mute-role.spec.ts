import { expect } from '@playwright/test';
import { violationsOf } from './accessibility.ts';
import { enterSettings, PEOPLE, test } from './journey.ts';

const GUILD = 'Alice’s Launch Pad';

test('the mute role is made and loses its voice in every channel, as the page tells while it goes on', async ({
  page,
}) => {
  await enterSettings(page, PEOPLE.owner, GUILD, 'moderation');
  const card = page.getByRole('region', { name: 'Mutes' });

  await card.getByRole('button', { name: 'Make a mute role and set it up' }).click();
  await expect(card.getByText(/^The mute role has no voice in any of the \d+ channels\.$/)).toBeVisible({
    timeout: 20_000,
  });

  // It is chosen by now, and stays so.
  await expect(card.getByRole('button', { name: 'Set up the mute role' })).toBeEnabled();
  await expect(card.getByRole('combobox', { name: 'Mute role' })).toHaveValue('Muted');
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await expect(card.getByText(/^The mute role has no voice/)).toBeVisible();
});

test('how long warns count and who sees the cases are saved', async ({ page }) => {
  await enterSettings(page, PEOPLE.owner, GUILD, 'moderation');

  await page.getByRole('radiogroup', { name: 'Warns count for' }).getByText('30 days').click();
  await page.getByRole('switch', { name: 'Moderators see the cases' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.reload();

  await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Moderators see the cases' })).not.toBeChecked();
});
