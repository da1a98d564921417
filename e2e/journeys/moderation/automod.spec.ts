import { expect, type Page } from '@playwright/test';
import { PEOPLE } from '@perigee/harness/pages/sign-in';
import { violationsOf } from '../support/accessibility.ts';
import { enterSettings, openUntil, test } from '../support/journey.ts';

const GUILD = 'Alice’s Launch Pad';
const SHOUTING = 'LISTEN TO ME EVERYBODY RIGHT NOW';

async function openModeration(page: Page): Promise<void> {
  await enterSettings(page, PEOPLE.owner, GUILD, 'moderation');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('A preset enables automod rules, and a moderator can undo a false positive', async ({ page, product }) => {
  await openModeration(page);
  const guildUrl = page.url().replace(/\/moderation.*$/, '');
  const bench = page.getByRole('region', { name: 'Try a message' });
  const result = bench.getByRole('status', { name: 'Result' });

  // No rule is on yet.
  await bench.getByRole('textbox', { name: 'Message' }).fill(SHOUTING);
  await expect(result).toContainText('No rule is broken');
  await expect(result).toContainText('Off:');

  // The preset lists its changes, and the bench uses the new rules.
  await page.getByRole('button', { name: 'Strict' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preset “Strict”' });
  const changes = dialog.getByRole('list', { name: 'What changes' });
  await expect(changes.getByRole('listitem').filter({ hasText: 'Capital letters' })).toContainText(
    /Rule.*off.*on.*Punishment.*none.*Warn/,
  );
  const ofPreset = await violationsOf(page);
  await dialog.getByRole('button', { name: 'Save these rules' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(result).toContainText('1 rule is broken');
  await expect(result.locator('mark').first()).toBeVisible();
  await expect(result.getByRole('list', { name: 'What would happen' })).toContainText('The message is deleted');
  await expect(page.getByRole('switch', { name: 'Capital letters' })).toBeChecked();
  const ofBench = await violationsOf(page);

  // A message that breaks the rule is removed from the chat.
  await page.goto(product.simulatorUrl);
  await page.locator('#person').selectOption({ label: PEOPLE.member });
  await page.getByRole('navigation', { name: 'Servers' }).getByRole('button', { name: GUILD }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill(SHOUTING);
  await page.keyboard.press('Enter');

  await openUntil(page, `${guildUrl}/automod?rule=caps`, page.getByText('Message deleted'));
  const hit = page.getByRole('listitem').filter({ hasText: SHOUTING });
  await expect(hit.getByRole('link', { name: /^Case #\d+$/ })).toBeVisible();
  const ofPage = await violationsOf(page);

  // The hit is undone: the message returns to the channel, and the entry links to it.

  await hit.getByRole('button', { name: 'Mark as a mistake' }).click();
  const wrong = page.getByRole('dialog', { name: 'Mark as a mistake' });
  await wrong.getByRole('button', { name: 'Undo' }).click();
  await expect(wrong.getByText('Undone. The bot is posting the message again.')).toBeVisible();

  // One click creates the exemption, and the rule has it.
  await wrong.getByRole('button', { name: 'Save: Exempt #general from “Capital letters”' }).click();
  await expect(wrong.getByText('Saved', { exact: true })).toBeVisible();
  const ofWrong = await violationsOf(page);
  await wrong.getByRole('button', { name: 'Close' }).last().click();
  await expect(hit.getByText(/^Undone /)).toBeVisible();
  await expect(hit.getByRole('link', { name: 'Message restored' })).toBeVisible();
  await expect(hit.getByRole('button', { name: 'Mark as a mistake' })).toHaveCount(0);
  await page.goto(`${guildUrl}/moderation#automod.caps`);
  const rule = page.getByRole('dialog', { name: 'Capital letters' });
  await expect(rule.getByText('general', { exact: true })).toBeVisible();
  await rule.getByRole('button', { name: 'Cancel' }).click();

  // The bot quotes the message in the chat; written again, it stays.
  await page.goto(product.simulatorUrl);
  await page.locator('#person').selectOption({ label: PEOPLE.member });
  await page.getByRole('navigation', { name: 'Servers' }).getByRole('button', { name: GUILD }).click();
  await expect(page.locator('blockquote').filter({ hasText: SHOUTING })).toBeVisible();
  expect([...ofPreset, ...ofBench, ...ofPage, ...ofWrong]).toEqual([]);
});

test('A moderator can exempt a member from automod and remove the exemption', async ({ page }) => {
  await openModeration(page);
  await page.goto(page.url().replace(/\/moderation.*$/, '/automod?rule=links'));
  const card = page.getByRole('region', { name: 'Exempt members' });
  await expect(card.getByText('Nobody: automoderation checks every member.')).toBeVisible();

  await page
    .getByRole('button', { name: /^Exempt/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Exempt a member' });
  await dialog.getByText('7 days').click();
  const ofDialog = await violationsOf(page);
  await dialog.getByRole('button', { name: 'Exempt' }).click();
  await expect(page.getByText('Automoderation no longer checks this member')).toBeVisible();

  const row = card.getByRole('listitem');
  await expect(row).toContainText(/Links · until /);
  await expect(row).toContainText(`Added by ${PEOPLE.owner}`);
  const ofCard = await violationsOf(page);
  await row.getByRole('button', { name: /^Remove/ }).click();
  await expect(card.getByText('Nobody: automoderation checks every member.')).toBeVisible();

  // A person without hits can be found by name.
  await card.getByRole('button', { name: 'Add a member' }).click();
  await dialog.getByRole('combobox', { name: 'Member' }).fill('саша');
  await page.getByRole('option', { name: /Саша Кузнецов/ }).click();
  await dialog.getByText('Forever').click();
  await dialog.getByRole('button', { name: 'Exempt' }).click();
  await expect(row).toContainText('All rules · forever');
  expect([...ofDialog, ...ofCard]).toEqual([]);
});

test('An automod rule can be tested on recent messages before it is saved', async ({ page, product }) => {
  await openModeration(page);
  const settingsUrl = page.url();
  await page.getByRole('switch', { name: 'Forbidden words' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forbidden words' });
  await dialog.getByText('Try it before saving').click();
  await dialog.getByRole('switch', { name: 'Keep recent messages' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();

  await page.goto(product.simulatorUrl);
  await page.locator('#person').selectOption({ label: PEOPLE.member });
  await page.getByRole('navigation', { name: 'Servers' }).getByRole('button', { name: GUILD }).click();
  await expect(page.getByRole('heading', { level: 1, name: '# general' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).fill('what a nebula');
  await page.keyboard.press('Enter');

  await page.goto(settingsUrl);
  await page.getByRole('switch', { name: 'Forbidden words' }).click();
  await dialog.getByLabel('Words and phrases').fill('nebula');
  await page.keyboard.press('Enter');
  await dialog.getByText('Try it before saving').click();
  const found = dialog.getByRole('list', { name: 'Messages that break the rules' }).getByRole('listitem');
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Count what it would have caught' }).click();
    await expect(found).toHaveText([/what a nebula/], { timeout: 5000 });
  }).toPass();
  await expect(dialog.getByText(/^1 of \d+ messages? since /)).toBeVisible();
  await expect(found.locator('mark')).toHaveText('nebula');
  const ofDialog = await violationsOf(page);

  // Results disappear once the rule is changed, since they no longer apply.
  await dialog.getByRole('switch', { name: 'Log only' }).click();
  await expect(found).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const card = page.getByRole('region', { name: 'Test on recent messages' });
  await card.getByRole('button', { name: 'Test the saved rules' }).click();
  await expect(card.getByText(/^0 of \d+ messages? since /)).toBeVisible();
  expect([...ofDialog, ...(await violationsOf(page))]).toEqual([]);
});
