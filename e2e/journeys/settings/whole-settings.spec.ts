import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { PEOPLE, signIn } from '@perigee/harness/pages/sign-in';
import { enterSettings, openSettings, saveGeneral, test } from '../support/journey.ts';

const GUILD = 'Alice’s Launch Pad';
const OTHER = 'Обсерватория · Stargazers';

test('An earlier version of the settings can be restored from the history', async ({ page }) => {
  // By two people, since one person's saves within a minute share an entry.
  await enterSettings(page, PEOPLE.manager, 'Stargazers');
  await saveGeneral(page, '1!', 'Russian');
  await expect(page.getByText('Settings saved')).toBeVisible();
  await enterSettings(page, PEOPLE.owner, 'Stargazers');
  const entry = (prefix: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: `after ${prefix}` })
      .first();
  // The minute may have ended between the two.
  await expect(async () => {
    await page.getByRole('link', { name: 'General', exact: true }).click();
    for (const prefix of ['2!', '3!']) {
      await saveGeneral(page, prefix, 'English');
      await expect(page.getByText('Unsaved changes')).toBeHidden();
    }
    await page.getByRole('link', { name: 'History' }).click();
    await expect(entry('3!')).toContainText(/· \d+ changes/, { timeout: 15_000 });
  }).toPass();

  await entry('1!')
    .getByRole('button', { name: /^Restore/ })
    .click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('now 3!');
  await expect(question).toContainText('then 1!');
  await question.getByRole('button', { name: 'Restore' }).click();

  await expect(page.getByText(/^Version \d+ restored$/)).toBeVisible();
  await page.getByRole('link', { name: 'General', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Command prefix' })).toHaveValue('1!');
});

test('Exported settings can be imported to another server after a preview of the changes', async ({ page }) => {
  await enterSettings(page, PEOPLE.owner, GUILD);
  await saveGeneral(page, '~~', 'English');
  await expect(page.getByText('Unsaved changes')).toBeHidden();

  await page.getByRole('link', { name: 'Export and import' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download settings' }).click();
  const file = await (await downloading).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ format: 'perigee-settings' });

  await page.goto('/@me');
  await openSettings(page, OTHER);
  await page.getByRole('link', { name: 'Export and import' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('heading', { name: `Settings of “${GUILD}”` })).toBeVisible();
  await expect(page.getByText('then ~~')).toBeAttached();
  // Other sections may contain channels from other journeys that do not exist in this guild.
  const sections = page.getByRole('group', { name: 'What to copy' }).getByRole('checkbox');
  for (let index = 1; index < (await sections.count()); index++) await sections.nth(index).uncheck();
  await page.getByRole('button', { name: 'Save these settings' }).click();

  await expect(page.getByText('Settings copied')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByText('Change redone')).toBeVisible();
  await page.getByRole('link', { name: 'General', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Command prefix' })).toHaveValue('~~');
});

test('The server overview shows active features with links to their settings', async ({ page }) => {
  await enterSettings(page, PEOPLE.owner, GUILD);

  await page.getByRole('link', { name: 'Overview' }).click();

  await expect(page.getByRole('heading', { name: 'Working' })).toBeVisible();
  await page.getByRole('link', { name: /^Leave message/ }).click();
  await page.waitForURL('**/greetings#*');
  await expect(page.getByRole('switch', { name: 'Say goodbye to those who leave' })).toBeFocused();
});

test('A link to a field of a command opens its dialog with that field focused', async ({ page }) => {
  await enterSettings(page, PEOPLE.owner, GUILD);

  await page.goto(page.url().replace(/general$/, 'commands#commands.info.allowedRoles.0'));

  const dialog = page.getByRole('dialog', { name: /\/info/ });
  await expect(dialog.getByRole('combobox', { name: 'Allowed roles' })).toBeFocused();
});

test('A member with access to one tab is redirected to it and sees no other tab', async ({ browser, page }) => {
  await enterSettings(page, PEOPLE.owner, OTHER);
  await page.getByRole('link', { name: 'Access' }).click();
  await page.getByRole('combobox', { name: 'Logs' }).click();
  await page.getByRole('combobox', { name: 'Logs' }).fill('Game night');
  await page.getByRole('option', { name: 'Game night' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  const address = new URL(page.url());

  const context = await browser.newContext({ locale: 'en-GB', baseURL: address.origin });
  const member = await context.newPage();
  await signIn(member, PEOPLE.member);
  await member.goto(address.pathname.replace(/\/editors$/, ''));

  await member.waitForURL('**/logs');
  await expect(member.getByRole('link', { name: 'Greetings' })).toBeHidden();
  await context.close();
});
