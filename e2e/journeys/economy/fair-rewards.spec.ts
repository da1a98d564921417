import { expect, type Page } from '@playwright/test';
import { bringToGuild, PEOPLE, signIn } from '@perigee/harness/pages/sign-in';
import { delayRequests } from '../support/delay-requests.ts';
import { test } from '../support/journey.ts';

test.use({ readOnly: true });

const GUILD = 'Alice’s Launch Pad';

/** The values of the page's own example. */
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const COMMITMENT = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const ENTRANTS = '1200000000000000005, 300000000000000007\n100000000000000002 100000000000000001\n90071992547409931';

const manualForm = (page: Page) => page.locator('#by-hand');

async function fillByHand(page: Page, commitment: string): Promise<void> {
  const form = manualForm(page);
  await form.getByRole('textbox', { name: 'Server seed' }).fill(SEED);
  await form.getByRole('textbox', { name: 'Commitment' }).fill(commitment);
  await form.getByRole('textbox', { name: 'IDs of everyone' }).fill(ENTRANTS);
  await form.getByRole('textbox', { name: 'How many to draw' }).fill('2');
  await form.getByRole('button', { name: 'Repeat the draw' }).click();
}

test('Repeating a draw manually detects a seed that does not match the commitment', async ({ page }) => {
  await page.goto('/fair');
  await manualForm(page).getByRole('button', { name: 'Repeat the draw' }).click();
  await expect(manualForm(page).getByRole('alert')).toContainText('A seed is 64 characters');

  await fillByHand(page, COMMITMENT);
  await expect(manualForm(page)).toContainText('This draw was fair');
  await expect(manualForm(page).getByRole('row').nth(1)).toContainText('100000000000000002');

  await fillByHand(page, '0'.repeat(64));
  await expect(manualForm(page)).toContainText('This draw doesn’t add up');
});

test('A form submitted before hydration is processed afterwards and stays in the browser', async ({ page }) => {
  const release = await delayRequests(page, '**/assets/*.js');
  await page.goto('/fair');

  await fillByHand(page, COMMITMENT);
  await page.locator('#giveaways').getByRole('textbox', { name: 'Giveaway link or ID' }).fill('my giveaway');
  await page.keyboard.press('Enter');
  release();

  await expect(manualForm(page)).toContainText('This draw was fair');
  await expect(page.locator('#giveaways').getByRole('alert')).toContainText('no giveaway ID');
  await expect(page).toHaveURL('/fair');
});

test.describe('unknown giveaway', () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test('The check rejects input without an ID and reports an unknown giveaway', async ({ page }) => {
    await page.goto('/fair');
    const check = page.locator('#giveaways');
    await check.getByRole('textbox', { name: 'Giveaway link or ID' }).fill('my giveaway');
    await check.getByRole('button', { name: 'Check' }).click();
    await expect(check.getByRole('alert')).toContainText('no giveaway ID');

    await page.goto('/fair?giveaway=00000000-0000-4000-8000-000000000000');

    await expect(check).toContainText('Giveaway not found');
  });
});

test.describe('failing rewards section', () => {
  test.use({ expectedComplaints: [/status of 503/] });

  test('A rewards section that fails to load can be retried without affecting the others', async ({ page }) => {
    const guildId = await bringToGuild(page, PEOPLE.owner, GUILD);
    await page.route('**/api/private/giveaways/*', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Away' } }),
    );
    await page.goto(`/@me/rewards/${guildId}`);
    const giveaways = page.getByRole('region', { name: 'Giveaways' });
    await expect(giveaways.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Level' })).toContainText('Levels are off');
    await expect(page.getByRole('region', { name: 'Coupons' })).toBeVisible();

    await page.unroute('**/api/private/giveaways/*');
    await giveaways.getByRole('button', { name: 'Try again' }).click();

    await expect(giveaways).toContainText('You haven’t entered a giveaway');
  });
});

test('A member’s own page links to their rewards on a server', async ({ page }) => {
  await signIn(page, PEOPLE.owner);
  await page.getByRole('radiogroup').getByText('Leaderboards').click();

  await page.getByRole('link', { name: `Rewards on ${GUILD}` }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Level' })).toBeVisible();
});
