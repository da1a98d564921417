import { expect, type Page } from '@playwright/test';
import { bringToGuild, PEOPLE } from '@perigee/harness/pages/sign-in';
import { violationsOf } from '../support/accessibility.ts';
import { test } from '../support/journey.ts';

const GUILD = 'Alice’s Launch Pad';

test.use({ readOnly: true });

/** Opens a tab as a first-time visitor. */
async function openTab(page: Page, tab: string): Promise<void> {
  await page.goto(`/guilds/${await bringToGuild(page, PEOPLE.owner, GUILD)}/${tab}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

test('A collapsed section shows a summary, and stays expanded after a reload', async ({ page }) => {
  await openTab(page, 'economy');
  const work = part(page, 'Work');
  const amount = work.getByRole('textbox', { name: 'From' });
  await expect(work).toContainText('50 – 250 every 1 hr');
  await expect(amount).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);

  await work.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(amount).toBeVisible();
  await page.reload();
  await expect(amount).toBeVisible();
  await expect(part(page, 'Shop items')).toContainText('0 items of 15');
});

test('Commands are collapsed by category, and a search reveals matching commands', async ({ page }) => {
  await openTab(page, 'commands');
  const work = page.getByRole('switch', { name: '/work', exact: true });
  await expect(part(page, 'Economy').locator('summary')).toHaveText(/^Economy\d+ commands$/);
  await expect(work).toBeHidden();

  await page.getByRole('searchbox', { name: 'Search commands' }).fill('work');
  await expect(work).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search commands' }).fill('');
  await contents(page).getByRole('button', { name: 'Economy', exact: true }).click();

  await expect(work).toBeVisible();
});

test('A link to a field expands its section', async ({ page }) => {
  await openTab(page, 'economy#economy.moneybags.max');

  await expect(part(page, 'Money bags').getByRole('textbox', { name: 'To' })).toBeFocused();
});

test('The table of contents tracks scrolling and links to each section', async ({ page }) => {
  await openTab(page, 'logs');
  const entry = (name: string) => contents(page).getByRole('button', { name, exact: true });
  await expect(entry('All events')).toHaveAttribute('aria-current', 'true');

  await entry('Voice').click();
  await expect(part(page, 'Voice').getByRole('switch').first()).toBeVisible();
  await expect(part(page, 'Voice').locator('summary')).toBeFocused();
  await expect(entry('Voice')).toHaveAttribute('aria-current', 'true');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 10_000);
  await expect(entry('What logs can’t show')).toHaveAttribute('aria-current', 'true');

  await contents(page).getByRole('button', { name: 'Unfold all' }).click();
  await expect(page.getByRole('switch', { name: 'Message deleted' })).toBeVisible();
  await contents(page).getByRole('button', { name: 'Fold all', exact: true }).click();
  await expect(page.getByRole('switch', { name: 'Message deleted' })).toBeHidden();
});

test('The table of contents on a phone shows the current section and opens as a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openTab(page, 'moderation');
  await expect(contents(page)).toBeHidden();

  await page.getByRole('button', { name: 'On this page: Mutes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Automoderation', exact: true }).click();

  await expect(part(page, 'Automoderation').locator('summary')).toBeFocused();
  await expect(page.getByRole('button', { name: 'On this page: Automoderation' })).toBeVisible();
});
