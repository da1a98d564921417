import { expect } from '@playwright/test';
import { obtainToken, PEOPLE, signIn } from '@perigee/harness/pages/sign-in';
import { enterSettings, test } from '../support/journey.ts';

test.use({ readOnly: true });

test('An operator can open the system status from their own page', async ({ page }) => {
  await signIn(page, PEOPLE.developer);
  // Pending requests would still move the link.
  await expect(page.getByRole('link', { name: 'System' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  await page.getByRole('link', { name: 'System' }).click();

  const processes = page.getByRole('region', { name: 'Processes' });
  await expect(processes.getByRole('row').filter({ hasText: 'site, bot' })).toContainText(
    'The only one with its roles',
  );
  await expect(page.getByRole('region', { name: 'Shards' }).getByRole('row')).not.toHaveCount(0);
  const checks = page.getByRole('region', { name: 'Checks' });
  await checks.getByText(/^Good and skipped/).click();
  await expect(checks.getByRole('listitem').filter({ hasText: 'Privileged intents' })).toContainText('Message Content');
});

test('An operator can rerun the system checks', async ({ page }) => {
  await obtainToken(page, PEOPLE.developer);
  await page.goto('/host');
  const again = page.getByRole('button', { name: 'Run again' });
  await expect(again).toBeEnabled();

  const response = page.waitForResponse('**/api/private/host/checks');
  await again.click();

  expect((await response).status()).toBe(200);
  await expect(again).toBeEnabled();
});

test.describe('other users', () => {
  test.use({ expectedComplaints: [/404/] });

  test('The system page is neither linked nor accessible for other users', async ({ page }) => {
    await enterSettings(page, PEOPLE.owner, 'Alice’s Launch Pad');
    await page.getByRole('button', { name: /: account$/ }).click();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'System' })).toHaveCount(0);

    await page.goto('/host');

    await expect(page.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
  });
});
