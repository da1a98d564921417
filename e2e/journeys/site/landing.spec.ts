import { expect } from '@playwright/test';
import { enterSettings, PEOPLE, signIn, test } from '../support/journey.ts';

test.use({ readOnly: true });

const SETTINGS = { name: 'Open settings' };

test('whoever just added the bot gets to the settings of that very server', async ({ page }) => {
  await enterSettings(page, PEOPLE.owner, 'Alice’s Launch Pad');
  const guildId = new URL(page.url()).pathname.split('/').at(2);

  await page.goto(`/landing?guild_id=${guildId}`);
  await page.getByRole('link', SETTINGS).click();

  await page.waitForURL(`**/guilds/${guildId}/general`);
});

test('a server that is not theirs to configure gets no settings button', async ({ page }) => {
  await signIn(page, PEOPLE.member);
  const listed = page.waitForResponse('**/api/private/guilds');

  await page.goto('/landing?guild_id=1');
  await listed;

  await expect(page.getByRole('link', { name: 'See the commands' })).toBeVisible();
  await expect(page.getByRole('link', SETTINGS)).toBeHidden();
});

test('search engines may list the page itself, and none that names a server', async ({ page, product }) => {
  await page.goto('/landing');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${product.url}/landing`);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);

  await page.goto('/landing?guild_id=1');

  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});
