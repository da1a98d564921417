import { expect } from '@playwright/test';
import { bringToGuild, PEOPLE, signIn } from '@perigee/harness/pages/sign-in';
import { test } from '../support/journey.ts';

test.use({ readOnly: true });

test('Refreshing the server list bypasses the cache', async ({ page }) => {
  await signIn(page, PEOPLE.owner);

  const request = page.waitForRequest('**/api/private/guilds');
  await page.getByRole('button', { name: 'Refresh servers' }).click();

  expect(await (await request).headerValue('cache-control')).toBe('no-cache');
  await expect(page.getByText('The list is up to date')).toBeVisible();
});

test('Names in the server list fit its width on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/guilds/${await bringToGuild(page, PEOPLE.owner, 'Alice’s Launch Pad')}/general`);
  await page.getByRole('combobox', { name: 'Server', exact: true }).click();
  const server = page.getByRole('option', { name: 'Stargazers' });
  await expect(server).toBeVisible();

  const list = await page.getByRole('listbox').boundingBox();
  const option = await server.boundingBox();

  expect((option?.x ?? 0) + (option?.width ?? 0)).toBeLessThanOrEqual((list?.x ?? 0) + (list?.width ?? 0));
});
