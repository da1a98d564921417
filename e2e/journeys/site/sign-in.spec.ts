import { expect, type Page } from '@playwright/test';
import { PEOPLE } from '@perigee/harness/pages/sign-in';
import { signInThroughPages, test } from '../support/journey.ts';

test.use({ readOnly: true });

test.describe('sign-in', () => {
  test('Signing in through the consent page leads to the user’s servers', async ({ page }) => {
    await signInThroughPages(page, PEOPLE.owner);

    const servers = page.getByRole('list').filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(servers.getByRole('heading', { level: 3, name: 'Alice’s Launch Pad' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Settings of Alice’s Launch Pad' })).toBeVisible();
    await expect(page).toHaveTitle('Your servers · Perigee');
  });

  test('Declining consent returns to the home page signed out', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();

    await page.waitForURL(({ pathname }) => pathname === '/');
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await expect(page.getByText('You cancelled the login.')).toBeVisible();
  });

  test('Signing in with the state of another browser is rejected', async ({ page }) => {
    await page.goto('/login?code=stolen&state=foreign');

    await page.waitForURL(({ pathname }) => pathname === '/');
    await expect(page.getByText('This login was started in another tab')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('A page that requires a sign-in redirects a visitor to the home page', async ({ page }) => {
    await page.goto('/@me');

    await page.waitForURL(({ pathname }) => pathname === '/');
  });

  test('A session survives a page reload', async ({ page }) => {
    await signInThroughPages(page, PEOPLE.owner);

    await page.reload();

    await expect(page.getByRole('heading', { level: 1, name: PEOPLE.owner })).toBeVisible();
  });
});

/** Logs out once everything has loaded: pending requests would be refused, which the browser reports as errors. */
async function logOut(page: Page): Promise<void> {
  const servers = page.getByRole('region', { name: 'Servers' });
  await expect(
    servers.getByRole('heading', { level: 3 }).or(servers.getByText('No servers to add')).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
}

test('Logging out deletes the tokens and leads to the home page', async ({ page }) => {
  await signInThroughPages(page, PEOPLE.member);

  await logOut(page);

  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('refreshToken')])).toEqual([
    null,
    null,
  ]);
});

test('A user who logs out and in again stays on their own page', async ({ page }) => {
  await signInThroughPages(page, PEOPLE.owner);
  await logOut(page);

  // The page's scripts are cached this time, and the platform is slow to identify the person.
  await page.route('**/users/@me', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await signInThroughPages(page, PEOPLE.owner);

  await page.getByRole('link', { name: 'Settings of Alice’s Launch Pad' }).click();
  await page.waitForURL('**/guilds/*/general');
});

test.describe('expired access token', () => {
  test.use({ expectedComplaints: [/status of 401/] });

  test('An expired access token is refreshed in the background', async ({ page }) => {
    await signInThroughPages(page, PEOPLE.owner);
    await page.evaluate(() => localStorage.setItem('token', 'expired'));

    await page.reload();

    await expect(page.getByRole('heading', { level: 1, name: PEOPLE.owner })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Settings of Alice’s Launch Pad' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe('expired');
  });
});
