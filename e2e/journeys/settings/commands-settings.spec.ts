import { expect, type Locator, type Page } from '@playwright/test';
import { consentByForm } from '@perigee/harness/product/sign-in-by-form';
import { PEOPLE } from '@perigee/harness/pages/sign-in';
import { liftOnPlatform } from '../../product/lift-on-platform.ts';
import { violationsOf } from '../support/accessibility.ts';
import { enterSettings, openSettings, test, unfoldAll } from '../support/journey.ts';

const GUILD = 'Alice’s Launch Pad';

async function openCommands(page: Page, person: string = PEOPLE.owner): Promise<void> {
  await enterSettings(page, person, GUILD, 'commands');
  await expect(commandSwitch(page, '/ping')).toBeVisible();
  await unfoldAll(page);
}

function commandSwitch(page: Page, name: string): Locator {
  return page.getByRole('switch', { name, exact: true });
}

async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^(Settings saved|Настройки сохранены)$/)).toBeVisible();
}

async function expectNoViolations(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/** Opens the chat client as that person, in the guild's first channel. */
async function openChat(page: Page, chatUrl: string, person: string): Promise<void> {
  await page.goto(chatUrl);
  await page.locator('#person').selectOption({ label: person });
  await page.getByRole('button', { name: GUILD }).click();
  await expect(page.getByRole('heading', { level: 1, name: '# general' })).toBeVisible();
}

async function choose(dialog: Locator, list: string, entry: string): Promise<void> {
  await dialog.getByRole('combobox', { name: list }).click();
  await dialog.page().getByRole('option', { name: entry }).and(dialog.page().locator(':visible')).click();
  await dialog.getByText('Delete the command message', { exact: true }).focus();
  await dialog.page().keyboard.press('Tab');
}

async function post(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.keyboard.press('Enter');
}

function answers(page: Page): Locator {
  return page.getByRole('listitem', { name: /^Perigee:/ });
}

/** The slash commands suggested for the typed text. */
async function suggestCommands(page: Page, typed: string): Promise<Locator> {
  await page.locator('#text').fill(typed);
  return page.locator('#suggestions').getByRole('option');
}

test('A toggled switch does not revert before it is saved', async ({ page }) => {
  await openCommands(page);

  const isOn = await commandSwitch(page, 'Don’t reply').evaluate(async (control: HTMLInputElement) => {
    control.click();
    // Microtasks of the same task: a state visible after them could be painted by the next frame.
    for (let turn = 0; turn < 100; turn++) await Promise.resolve();
    return control.checked;
  });

  expect(isOn).toBe(true);
  await expectSaved(page);
  // The journeys below need replies to refused commands.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(commandSwitch(page, 'Don’t reply')).not.toBeChecked();
});

test('A disabled command stays disabled and is not suggested in chat', async ({ page, product }) => {
  await openCommands(page);

  await commandSwitch(page, '/ping').uncheck();
  await expectSaved(page);
  await page.reload();
  await expect(commandSwitch(page, '/ping')).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Settings of /ping', exact: true })).toBeDisabled();

  await openChat(page, product.simulatorUrl, PEOPLE.member);
  await expect(await suggestCommands(page, '/')).not.toHaveCount(0);
  await expect(await suggestCommands(page, '/ping')).toHaveCount(0);
});

test('A re-enabled command is suggested in chat', async ({ page, product }) => {
  await openCommands(page);

  const ping = commandSwitch(page, '/ping');
  await expect(ping).toBeVisible();
  if (await ping.isChecked()) {
    await ping.uncheck();
    await expectSaved(page);
    await page.reload();
  }
  await ping.check();
  await expectSaved(page);

  await openChat(page, product.simulatorUrl, PEOPLE.member);
  await expect(await suggestCommands(page, '/ping')).toHaveCount(1);
});

test('Channel restrictions of a command appear in the list and apply in chat', async ({ page, product }) => {
  await openCommands(page);
  await page.getByRole('button', { name: 'Settings of /info', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings of /info' });
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();

  await dialog.getByRole('switch', { name: 'Delete the command message' }).check();
  await dialog.getByRole('combobox', { name: 'Forbidden channels' }).click();
  await page.getByRole('option', { name: 'general' }).click();
  await page.keyboard.press('Escape');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expectSaved(page);
  await expect(dialog).toBeHidden();
  await page.reload();
  const row = page.getByRole('listitem').filter({ has: commandSwitch(page, '/info') });
  await expect(row.getByText('Not in 1 channel')).toBeVisible();
  await expect(row.getByText('Deletes the command message')).toBeVisible();

  await openChat(page, product.simulatorUrl, PEOPLE.member);
  await expect(await suggestCommands(page, '/info')).toHaveCount(0);
  await page.getByRole('button', { name: 'random' }).click();
  await expect(await suggestCommands(page, '/info')).toHaveCount(1);
});

test('A refused command explains where it works, privately or publicly, unless replies are off', async ({
  page,
  product,
}) => {
  const channelRefusal = 'This command works in other channels: #random.';
  const roleRefusal = 'Only members with one of these roles can use this command: @Mission control.';
  await openCommands(page);
  const { href: settings, pathname } = new URL(page.url());
  await page.getByRole('button', { name: 'Settings of /invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings of /invite' });
  await choose(dialog, 'Allowed channels', 'random');
  await choose(dialog, 'Allowed roles', 'Mission control');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectSaved(page);
  const guildId = pathname.split('/').at(2) ?? '';
  // As if it had been allowed in Discord, or the restriction exceeded Discord's limits.
  await liftOnPlatform(product, { person: PEOPLE.owner, guildId, command: 'invite' });

  await openChat(page, product.simulatorUrl, PEOPLE.member);
  const privately = answers(page).filter({ hasText: 'Only you can see this' });
  const openly = answers(page).filter({ hasNotText: 'Only you can see this' });
  await post(page, '!invite');
  await expect(openly.filter({ hasText: channelRefusal })).toHaveCount(1);
  await post(page, '/invite');
  await expect(privately).toContainText(channelRefusal);
  await page.getByRole('button', { name: 'random' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '# random' })).toBeVisible();
  await post(page, '!invite');
  await expect(openly.filter({ hasText: roleRefusal })).toHaveCount(1);
  await post(page, '/invite');
  await expect(privately).toContainText(roleRefusal);

  await page.goto(settings);
  await page.getByRole('switch', { name: 'Don’t reply' }).check();
  await expectSaved(page);
  await openChat(page, product.simulatorUrl, PEOPLE.member);
  // The public notices deleted themselves.
  await expect(openly.filter({ hasText: channelRefusal })).toHaveCount(0);
  const answered = await openly.count();
  await post(page, '!invite');
  await post(page, '!help');
  await expect(openly).toHaveCount(answered + 1);
  await expect(openly.filter({ hasText: channelRefusal })).toHaveCount(0);
});

test.describe('failed save', () => {
  test.use({ expectedComplaints: [/status of 401/] });

  test('A save that lacks consent redirects to the consent page, and succeeds afterwards', async ({
    page,
    product,
  }) => {
    const tokens = await consentByForm(product.url, product.simulatorUrl, PEOPLE.owner);
    await page.goto('/');
    await page.evaluate(({ accessToken, refreshToken }) => {
      localStorage.setItem('token', accessToken);
      localStorage.setItem('refreshToken', refreshToken);
    }, tokens);
    await page.goto('/@me');
    await openSettings(page, GUILD);
    await page.goto(page.url().replace('general', 'commands'));
    await expect(commandSwitch(page, '/ping')).toBeVisible();
    await unfoldAll(page);

    await commandSwitch(page, '/emoji').click();

    const banner = page.getByRole('alert').filter({ hasText: 'Failed to save' });
    await expect(banner).toContainText(
      'Failed to overwrite permissions for slash command because application has no permission',
    );
    await expect(commandSwitch(page, '/emoji')).toBeChecked();
    await expectNoViolations(page);
    const address = page.url();
    await banner.getByRole('button', { name: 'Authorize again' }).click();
    await expect(page).toHaveURL(/scope=[^&]*applications\.commands\.permissions\.update/);
    await page.getByRole('radio', { name: PEOPLE.owner }).check();
    await page.getByRole('button', { name: 'Authorize' }).click();
    await page.waitForURL(address);
    await commandSwitch(page, '/emoji').click();
    await expectSaved(page);
    await expect(commandSwitch(page, '/emoji')).not.toBeChecked();
  });
});

test('A command can be found, disabled and enabled in Russian on a phone', async ({ context, page, product }) => {
  await context.addCookies([{ name: 'locale', value: 'ru', url: product.url }]);
  await enterSettings(page, PEOPLE.owner, GUILD, 'commands');
  await page.setViewportSize({ width: 320, height: 640 });

  await page.getByRole('searchbox', { name: 'Поиск команд' }).fill('аватар');
  const found = commandSwitch(page, '/аватар');
  await expect(page.getByRole('switch', { name: /^\//u })).toHaveCount(1);
  await found.uncheck();
  await expectSaved(page);
  await expect(page.getByText('отключено: 1')).toBeVisible();
  await found.check();
  await expect(page.getByText('отключено: 1')).toBeHidden();
  await page.getByRole('button', { name: 'Настройки /аватар' }).click();
  await expect(page.getByRole('dialog').getByText('Разрешённые роли', { exact: true })).toBeVisible();

  await expectNoViolations(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
