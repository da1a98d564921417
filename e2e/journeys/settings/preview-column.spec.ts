import { expect } from '@playwright/test';
import { PEOPLE } from '@perigee/harness/pages/sign-in';
import { enterSettings, test } from '../support/journey.ts';

test.use({ readOnly: true });

test('A page without a message shows recent changes in a sidebar on wide screens', async ({ page }) => {
  await enterSettings(page, PEOPLE.owner, 'Alice’s Launch Pad');
  const recent = page.getByRole('complementary', { name: 'Recent changes' });
  await expect(recent).toBeVisible();

  await page.setViewportSize({ width: 1000, height: 740 });

  await expect(recent).toBeHidden();
});

test('The greetings page previews the message being edited, in a sheet on a phone', async ({ page }) => {
  await enterSettings(page, PEOPLE.owner, 'Alice’s Launch Pad', 'greetings');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview).toBeVisible();

  const direct = page.getByRole('region', { name: 'Direct message', exact: true });
  await direct.getByRole('textbox', { name: 'Message' }).fill('**Hello**, {{ member.mention }}!');

  await expect(preview.getByRole('radio', { name: 'Direct' })).toBeChecked();
  await expect(preview.getByText('Hello, @Alice!')).toBeVisible();

  const enable = direct.getByRole('switch', { name: 'Message new members' });
  await enable.uncheck();
  await expect(preview.getByText(/^Off: nobody gets this message yet/)).toBeVisible();
  await enable.check();
  await expect(preview.getByText('Variables are shown with sample values.', { exact: true })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(preview).toBeHidden();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Preview' });
  await expect(sheet.getByText('Hello, @Alice!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused();
});
