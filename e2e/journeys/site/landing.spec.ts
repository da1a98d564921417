import { expect } from '@playwright/test';
import { PEOPLE, signIn } from '@perigee/harness/pages/sign-in';
import { enterSettings, test } from '../support/journey.ts';

test.use({ readOnly: true });

const SETTINGS = { name: 'Open settings' };

test('The landing page links to the settings of the server the bot was added to', async ({ page }) => {
  await enterSettings(page, PEOPLE.owner, 'Alice’s Launch Pad');
  const guildId = new URL(page.url()).pathname.split('/').at(2);

  await page.goto(`/landing?guild_id=${guildId}`);
  await page.getByRole('link', SETTINGS).click();

  await page.waitForURL(`**/guilds/${guildId}/general`);
});

test('The landing page shows no settings button for a server the user cannot configure', async ({ page }) => {
  await signIn(page, PEOPLE.member);
  const listed = page.waitForResponse('**/api/private/guilds');

  await page.goto('/landing?guild_id=1');
  await listed;

  await expect(page.getByRole('link', { name: 'See the commands' })).toBeVisible();
  await expect(page.getByRole('link', SETTINGS)).toBeHidden();
});

test('Search engines can index the landing page, but not its variants for a server', async ({ page, product }) => {
  await page.goto('/landing');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${product.url}/landing`);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);

  await page.goto('/landing?guild_id=1');

  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});
