import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { PEOPLE, signIn } from '@perigee/harness/pages/sign-in';
import { violationsOf } from '../support/accessibility.ts';
import { enterBoard, enterSettings, openBoard, test } from '../support/journey.ts';

const LARGE = 'Обсерватория · Stargazers';
const OWN = 'Alice’s Launch Pad';

const rowsOf = (page: Page) => page.getByRole('table').getByRole('row');
const linksOf = (page: Page) => page.getByRole('table').getByRole('link');

/** Chooses an option in one of the board's two selects. */
async function choose(page: Page, select: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: select }).click();
  await page.getByRole('option', { name: option }).click();
}

test.describe('leaderboard', () => {
  test('The leaderboard keeps its page, order and period in the URL and browser history', async ({ page }) => {
    await signIn(page, PEOPLE.owner);
    await openBoard(page, LARGE);
    await expect(page.getByRole('columnheader', { name: 'Balance' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: /^Page \d/ })).toHaveCount(
      7,
    );

    await choose(page, 'Sort by', 'Experience');
    await expect(page.getByRole('columnheader', { name: 'Experience' })).toBeVisible();
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(rowsOf(page).nth(1)).toContainText('11');
    await choose(page, 'Period', 'This week');
    await expect(page).toHaveURL(/\?sort=xp&period=week$/);
    await expect(rowsOf(page).nth(1).getByRole('cell').first()).toHaveText('1');

    await page.goBack();
    await expect(page).toHaveURL(/\?page=2&sort=xp$/);
    await expect(rowsOf(page).nth(1).getByRole('cell').first()).toHaveText('11');
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('columnheader', { name: 'Balance' })).toBeVisible();
  });

  test('A leaderboard URL beyond the end shows the last page', async ({ page }) => {
    await enterBoard(page, PEOPLE.owner, LARGE);

    await page.goto(`${page.url()}?page=9999`);

    await expect(page).toHaveURL(/\?page=120$/);
    await expect(page.getByRole('button', { name: 'Page 120' })).toHaveAttribute('aria-current', 'page');
  });

  test('A member can jump to their own row on the leaderboard', async ({ page }) => {
    await enterBoard(page, PEOPLE.owner, LARGE);

    await page.getByRole('button', { name: /^Jump to me/ }).click();

    const own = rowsOf(page).filter({ hasText: '@alice.orbit' });
    await expect(own).toBeInViewport();
    await expect(own.getByRole('link')).toBeFocused();
    await expect(own).toContainText('You');
  });

  test('The leaderboard search finds members by the beginning of their name', async ({ page }) => {
    await enterBoard(page, PEOPLE.owner, LARGE);

    await page.getByRole('searchbox', { name: 'Find a member' }).fill('stargazer_04');

    await expect(page.getByText('10 members found')).toBeVisible();
    const name = await linksOf(page).first().textContent();
    expect(name).toContain('@stargazer_04');
    await linksOf(page).first().click();
    await page.waitForURL('**/leaderboard/*/*');
    await expect(page.getByRole('definition').filter({ hasText: '#' })).toBeVisible();

    await page.goBack();
    await page.getByRole('searchbox', { name: 'Find a member' }).fill('nobody is called that');
    await expect(page.getByText('0 members found')).toBeVisible();
  });

  test('The leaderboard can be downloaded as CSV', async ({ page }) => {
    await enterBoard(page, PEOPLE.owner, OWN);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const file = await (await downloading).path();

    expect(await readFile(file, 'utf8')).toContain('alice.orbit');
  });

  test('A member can hide from the leaderboard and return to it', async ({ browser, page, product }) => {
    await enterBoard(page, PEOPLE.member, LARGE);
    await page.getByRole('switch', { name: 'Hide me from this list' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hide me' }).click();
    await expect(page.getByText('You’re hidden from the list.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Jump to me/ })).toBeHidden();

    const context = await browser.newContext({ baseURL: product.url, locale: 'en-GB' });
    const owner = await context.newPage();
    await enterBoard(owner, PEOPLE.owner, LARGE);
    await expect(owner.getByRole('region', { name: 'Hidden members' })).toContainText(PEOPLE.member);
    await context.close();

    await page.getByRole('switch', { name: 'Hide me from this list' }).click();
    await expect(page.getByText('You’re back on the list.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Jump to me/ })).toBeVisible();
  });
});

test.describe('member page', () => {
  test('A manager can edit a member’s balance, reset experience and delete the member', async ({ page }) => {
    await enterBoard(page, PEOPLE.owner, LARGE);
    await choose(page, 'Sort by', 'Experience');
    await page.getByRole('button', { name: 'Page 3', exact: true }).click();
    await expect(rowsOf(page).nth(1).getByRole('cell').first()).toHaveText('21');
    await linksOf(page).nth(4).click();
    const figures = page.getByRole('definition');

    await page.getByRole('button', { name: 'Edit balance' }).click();
    const dialog = page.getByRole('dialog');
    const username = (await dialog.getByRole('heading').textContent()) ?? '';
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Balance' }).fill('123456');
    await dialog.getByRole('switch', { name: 'Reset experience' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('A journey');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Balance saved')).toBeVisible();
    await expect(figures.filter({ hasText: '123,456' })).toBeVisible();
    await expect(figures.first()).toHaveText(/^#1\d+ places up this week$/);
    await expect(figures.last()).toHaveText('0');
    await expect(page.getByRole('listitem').filter({ hasText: 'Edited manually' })).toContainText('A journey');

    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog')).toContainText(username);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Delete' })).toBeDisabled();
    await page.getByRole('dialog').getByRole('textbox').fill(username);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();

    await expect(page).toHaveURL(/\/leaderboard\/\d+\?page=3&sort=xp$/);
    await expect(page.getByText(`${username} was deleted`)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Find a member' }).fill(username);
    await expect(page.getByText('0 members found')).toBeVisible();
  });

  test('The member page links back to the same page of the leaderboard', async ({ page }) => {
    await enterBoard(page, PEOPLE.owner, LARGE);
    await page.goto(`${page.url()}?page=4&sort=xp`);
    await linksOf(page).first().click();

    await page.getByRole('link', { name: 'Back to the leaderboard' }).click();

    await expect(page).toHaveURL(/\?page=4&sort=xp$/);
    await expect(rowsOf(page).nth(1).getByRole('cell').first()).toHaveText('31');
  });

  test('The member page is read-only without permission to edit balances', async ({ page }) => {
    await enterBoard(page, PEOPLE.member, LARGE);
    await expect(page.getByRole('button', { name: /^Download as/ })).toBeHidden();

    await linksOf(page).first().click();

    await expect(page.getByRole('heading', { name: 'Progress' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit balance' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Delete' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Statement' })).toBeHidden();
  });
});

test('The member page compares the rank with Monday and shows a balance chart', async ({ page }) => {
  await enterBoard(page, PEOPLE.owner, LARGE);
  for (let row = 0; row < 4; row += 1) {
    await linksOf(page).nth(row).click();
    const rank = page.getByRole('definition').first();
    await expect(rank).toHaveText(/^#\d(\d+ places? (up|down) this week|same place as on Monday)$/);
    await expect(page.getByRole('figure').filter({ hasText: 'Balance' })).toContainText(/[1-9][\d,]* to [1-9][\d,]*$/);
    await page.goBack();
  }
});

test.describe('leaderboard access', () => {
  test.use({ expectedComplaints: [/status of 40[34]/] });

  test('Opening an inaccessible leaderboard redirects to the user’s own page with a notice', async ({ page }) => {
    await signIn(page, PEOPLE.owner);

    await page.goto('/leaderboard/1');

    await page.waitForURL('**/@me');
    await expect(page.getByText('You don’t have access to this leaderboard.')).toBeVisible();
  });

  test('A visitor can see a public leaderboard, and is redirected home once it is private', async ({
    browser,
    page,
    product,
  }) => {
    await enterSettings(page, PEOPLE.owner, OWN, 'economy');
    await page.getByRole('switch', { name: 'Public leaderboard' }).click();
    await expect(page.getByText('Settings saved')).toBeVisible();
    await page.getByRole('link', { name: 'Open the leaderboard' }).click();
    await page.waitForURL('**/leaderboard/*');
    const address = page.url();

    const context = await browser.newContext({ baseURL: product.url, locale: 'en-GB' });
    const visitor = await context.newPage();
    await visitor.goto(address);
    const preview = (property: string) => visitor.locator(`meta[property="og:${property}"]`);
    await expect(preview('title')).toHaveAttribute('content', `Leaderboard · ${OWN}`);
    await expect(preview('description')).toHaveAttribute('content', /^\d+ members by balance/);
    await expect(preview('url')).toHaveAttribute('content', address);
    await expect(visitor.getByRole('heading', { level: 1, name: OWN })).toBeVisible();
    await expect(rowsOf(visitor).nth(1)).toBeVisible();
    await expect(linksOf(visitor)).toHaveCount(0);
    await expect(visitor.getByRole('searchbox')).toBeHidden();
    await expect(visitor.getByRole('textbox', { name: 'Image URL' })).toHaveValue(/\/card\.svg\?/);

    expect(await violationsOf(visitor)).toEqual([]);

    await page.goBack();
    await page.getByRole('switch', { name: 'Public leaderboard' }).click();
    await expect(page.getByRole('switch', { name: 'Public leaderboard' })).not.toBeChecked();
    await expect(page.getByText('Settings saved')).toBeVisible();
    const closed = await (await context.request.get(address)).text();
    expect(closed).not.toContain(OWN);
    expect(closed).not.toContain('og:');
    await visitor.reload();
    await visitor.waitForURL((url) => url.pathname === '/');
    await context.close();
  });
});

test('A manager can reset all balances and undo the reset', async ({ page }) => {
  await enterSettings(page, PEOPLE.owner, OWN);
  const card = page.getByRole('region', { name: 'Balance reset' });
  await card.getByRole('button', { name: 'Reset all balances…' }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Reset balances' });
  await expect(confirm).toBeDisabled();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Server name' }).fill(OWN);
  await confirm.click();
  await expect(card.getByText(/^All balances were reset on .* by @alice\.orbit\.$/)).toBeVisible();

  await card.getByRole('button', { name: 'Undo the reset' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the reset' }).click();

  await expect(card.getByText(/^The reset of .* was undone\.$/)).toBeVisible();
});
