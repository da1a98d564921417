import { expect, type Page } from '@playwright/test';
import { PEOPLE, signIn } from '@perigee/harness/pages/sign-in';
import { violationsOf } from '../support/accessibility.ts';
import { enterSettings, openUntil, test } from '../support/journey.ts';

const GUILD = 'Alice’s Launch Pad';
const REASON = 'Told everybody how the film ends';

const snack = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Enables logging of warnings, in a separate channel. */
async function logWarnings(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Set all to…' }).click();
  await page.getByRole('option', { name: 'random', exact: true }).click();
  await page.getByRole('switch', { name: 'Warning', exact: true }).check();
  await page.getByRole('switch', { name: '#random', exact: true }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(snack(page, 'Settings saved')).toBeVisible();
}

/** Warns a member in the chat, as the guild's owner. */
async function warnMember(page: Page, chatUrl: string): Promise<void> {
  await page.goto(chatUrl);
  const person = page.locator('#person');
  await person.selectOption({ label: PEOPLE.owner });
  await page.getByRole('navigation', { name: 'Servers' }).getByRole('button', { name: GUILD }).click();
  const memberId = await person.getByRole('option', { name: PEOPLE.member }).getAttribute('value');
  await page.getByRole('textbox', { name: 'Message' }).fill(`!warn ${memberId} ${REASON}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem', { name: /^Perigee:/ })).not.toHaveCount(0);
}

test('A warning from the chat appears in the log on the site, linked with its case', async ({ page, product }) => {
  await enterSettings(page, PEOPLE.owner, GUILD, 'logs');
  const settingsUrl = page.url();
  await logWarnings(page);
  await warnMember(page, product.simulatorUrl);
  await page.goto(settingsUrl);
  await page.getByRole('main').getByRole('link', { name: 'Show log entries' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log entries' })).toBeVisible();
  const main = page.getByRole('main');
  const entry = main.getByRole('listitem').filter({ hasText: REASON });
  await openUntil(page, page.url(), entry);
  await expect(entry).toContainText('seen by Perigee');
  const ofPage = await violationsOf(page);

  // Entries that do not match a filter disappear, and the URL keeps the filters.
  const kinds = main.getByRole('group', { name: 'Event types' });
  await kinds.getByRole('button', { name: 'Voice' }).click();
  await expect(main.getByText('No entries match these filters.')).toBeVisible();
  await kinds.getByRole('button', { name: 'Voice' }).click();
  await kinds.getByRole('button', { name: 'Moderation' }).click();
  await main.getByRole('searchbox').fill('film ends');
  await expect(page).toHaveURL(/text=film/);
  await page.reload();
  await expect(entry).toBeVisible();
  await expect(kinds.getByRole('button', { name: 'Moderation' })).toHaveAttribute('aria-pressed', 'true');
  await entry.getByRole('link').first().click();
  await expect(page).toHaveURL(/target=\d+/);
  await main.getByRole('button', { name: /^Filters/ }).click();
  const ofFilters = await violationsOf(page);

  await entry.getByRole('link', { name: /^Case #\d+$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Warning #\d+$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Log entries of this case' }).click();
  await expect(page).toHaveURL(/logs\/entries\?case=\d+$/);
  await expect(entry).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'Case number' })).not.toHaveValue('');
  expect([...ofPage, ...ofFilters]).toEqual([]);
});

test('Selecting log categories faster than the page renders applies all of them', async ({ page }) => {
  await enterSettings(page, PEOPLE.owner, GUILD, 'logs');
  await page.getByRole('main').getByRole('link', { name: 'Show log entries' }).click();
  const kinds = page.getByRole('main').getByRole('group', { name: 'Event types' });
  await expect(kinds).toBeVisible();

  await kinds.evaluate((group) => {
    for (const button of group.querySelectorAll('button')) button.click();
  });

  await expect(kinds.getByRole('button', { pressed: false })).toHaveCount(0);
  await expect(page).toHaveURL(/messageEdit.*moderationWarn.*voiceJoin/);
});

test('A manager can send an example log entry once every ten seconds', async ({ page }) => {
  await enterSettings(page, PEOPLE.owner, GUILD, 'logs');
  const example = page.getByRole('button', { name: 'Send an example: Message edited' });
  await page.getByRole('switch', { name: 'Message edited' }).check();
  await page.getByRole('combobox', { name: 'Channel: Message edited', exact: true }).click();
  await page.getByRole('option', { name: 'random', exact: true }).click();
  await expect(page.getByText('Save to send an example').first()).toBeVisible();
  await expect(example).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await example.click();
  await expect(page.getByText('Test completed!')).toBeVisible();
  await example.click();
  await expect(page.getByText(/^You can test again in/)).toBeVisible();
});

test.describe('regular member', () => {
  test.use({ expectedComplaints: [/status of 403/] });

  test('The log is not accessible to a regular member', async ({ page }) => {
    await enterSettings(page, PEOPLE.owner, GUILD, 'logs/entries');
    const address = page.url();
    await signIn(page, PEOPLE.member);

    await page.goto(address);

    await expect(page.getByRole('heading', { name: 'You can’t see this server’s logs' })).toBeVisible();
  });
});
