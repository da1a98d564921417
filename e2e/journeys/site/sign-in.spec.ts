import { expect, type Page } from '@playwright/test';
import { PEOPLE, signInThroughPages, test } from '../support/journey.ts';

test.use({ readOnly: true });

test.describe('signing in', () => {
  test('leads over the consent page to the servers of the chosen person', async ({ page }) => {
    await signInThroughPages(page, PEOPLE.owner);

    const servers = page.getByRole('list').filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(servers.getByRole('heading', { level: 3, name: 'Alice’s Launch Pad' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Settings of Alice’s Launch Pad' })).toBeVisible();
    await expect(page).toHaveTitle('Your servers · Perigee');
  });

  test('refused on the consent page, leads back to the home page signed out', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();

    await page.waitForURL(({ pathname }) => pathname === '/');
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await expect(page.getByText('You cancelled the login.')).toBeVisible();
  });

  test('with a state that this browser did not send is refused', async ({ page }) => {
    await page.goto('/login?code=stolen&state=foreign');

    await page.waitForURL(({ pathname }) => pathname === '/');
    await expect(page.getByText('This login was started in another tab')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('is asked for again by the pages that need it', async ({ page }) => {
    await page.goto('/@me');

    await page.waitForURL(({ pathname }) => pathname === '/');
  });

  test('survives a reload of the page', async ({ page }) => {
    await signInThroughPages(page, PEOPLE.owner);

    await page.reload();

    await expect(page.getByRole('heading', { level: 1, name: PEOPLE.owner })).toBeVisible();
  });
});

/** Logs out once everything is there: what is still on its way would be refused, of which the browser complains. */
async function logOut(page: Page): Promise<void> {
  const servers = page.getByRole('region', { name: 'Servers' });
  await expect(
    servers.getByRole('heading', { level: 3 }).or(servers.getByText('No servers to add')).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
}

test('logging out forgets the tokens and leads home', async ({ page }) => {
  await signInThroughPages(page, PEOPLE.member);

  await logOut(page);

  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('refreshToken')])).toEqual([
    null,
    null,
  ]);
});

test('whoever logs out and in again stays on their own page', async ({ page }) => {
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

test.describe('an access token that is no longer valid', () => {
  test.use({ expectedComplaints: [/status of 401/] });

  test('is replaced by means of the refresh token, unseen by the person', async ({ page }) => {
    await signInThroughPages(page, PEOPLE.owner);
    await page.evaluate(() => localStorage.setItem('token', 'expired'));

    await page.reload();

    await expect(page.getByRole('heading', { level: 1, name: PEOPLE.owner })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Settings of Alice’s Launch Pad' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe('expired');
  });
});
