import { expect, type Page } from '@playwright/test';
import { violationsOf } from './accessibility.ts';
import { enterSettings, PEOPLE, test } from './journey.ts';

const GUILD = 'Alice’s Launch Pad';
const SHOUTING = 'LISTEN TO ME EVERYBODY RIGHT NOW';

async function openModeration(page: Page): Promise<void> {
  await enterSettings(page, PEOPLE.owner, GUILD, 'moderation');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a message is tried, a preset taken, and what automoderation then did is taken back', async ({
  page,
  product,
}) => {
  await openModeration(page);
  const guildUrl = page.url().replace(/\/moderation.*$/, '');
  const bench = page.getByRole('region', { name: 'Try a message' });
  const result = bench.getByRole('status', { name: 'What the rules make of it' });

  // Nothing is on yet.
  await bench.getByRole('textbox', { name: 'Message' }).fill(SHOUTING);
  await expect(result).toContainText('No rule is broken');
  await expect(result).toContainText('Off:');

  // The preset shows what it changes, and the bench answers by the new rules.
  await page.getByRole('button', { name: 'Strict' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preset “Strict”' });
  await expect(dialog.getByText('Caps › Enabled')).toBeVisible();
  const ofPreset = await violationsOf(page);
  await dialog.getByRole('button', { name: 'Save these rules' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(result).toContainText('1 rule is broken');
  await expect(result.locator('mark').first()).toBeVisible();
  await expect(result.getByRole('list', { name: 'What would follow' })).toContainText('The message is deleted');
  await expect(page.getByRole('switch', { name: 'Capital letters' })).toBeChecked();
  const ofBench = await violationsOf(page);

  // Somebody writes it in chat, and it is gone.
  await page.goto(product.simulatorUrl);
  await page.locator('#person').selectOption({ label: PEOPLE.member });
  await page.getByRole('navigation', { name: 'Servers' }).getByRole('button', { name: GUILD }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill(SHOUTING);
  await page.keyboard.press('Enter');

  await expect(async () => {
    await page.goto(`${guildUrl}/automod?rule=caps`);
    await expect(page.getByText('Message deleted')).toBeVisible({ timeout: 2000 });
  }).toPass();
  const hit = page.getByRole('listitem').filter({ hasText: SHOUTING });
  await expect(hit.getByRole('link', { name: /^Case #\d+$/ })).toBeVisible();
  const ofPage = await violationsOf(page);

  await hit.getByRole('button', { name: 'That was wrong' }).click();
  const wrong = page.getByRole('dialog', { name: 'That was wrong' });
  await wrong.getByRole('button', { name: 'Take it back' }).click();
  await expect(wrong.getByText('Taken back.')).toBeVisible();
  const ofWrong = await violationsOf(page);
  await wrong.getByRole('link', { name: /^Leave #general alone in “Capital letters”$/ }).click();

  // The rule is open with the exception in it, and is saved with it.
  const rule = page.getByRole('dialog', { name: 'Capital letters' });
  await expect(rule.getByText('general', { exact: true })).toBeVisible();
  await rule.getByRole('button', { name: 'Save rule' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.getByRole('link', { name: '1 hit in 7 days' }).click();
  await expect(page.getByText(/^Taken back /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'That was wrong' })).toHaveCount(0);
  expect([...ofPreset, ...ofBench, ...ofPage, ...ofWrong]).toEqual([]);
});

test('a rule is tried as it is being edited, by itself', async ({ page }) => {
  await openModeration(page);
  await page.getByRole('switch', { name: 'Forbidden words' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forbidden words' });
  await dialog.getByLabel('Words and phrases').fill('comet');
  await page.keyboard.press('Enter');

  await dialog.getByText('Try a message before you save').click();
  const result = dialog.getByRole('status', { name: 'What the rules make of it' });
  await dialog.getByRole('textbox', { name: 'Message', exact: true }).fill('look, c o m e t!');
  await expect(result).toContainText('1 rule is broken');
  await dialog.getByRole('switch', { name: 'Log only' }).click();
  await expect(result).toContainText('Only logged: Forbidden words');

  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('switch', { name: 'Forbidden words' })).not.toBeChecked();
});

test('a rule is tried against what was said lately, before it is saved', async ({ page, product }) => {
  await openModeration(page);
  const settingsUrl = page.url();
  await page.getByRole('switch', { name: 'Forbidden words' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forbidden words' });
  await dialog.getByText('Try it on recent messages').click();
  await dialog.getByRole('switch', { name: 'Keep recent messages' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();

  await page.goto(product.simulatorUrl);
  await page.locator('#person').selectOption({ label: PEOPLE.member });
  await page.getByRole('navigation', { name: 'Servers' }).getByRole('button', { name: GUILD }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('what a nebula');
  await page.keyboard.press('Enter');

  await page.goto(settingsUrl);
  await page.getByRole('switch', { name: 'Forbidden words' }).click();
  await dialog.getByLabel('Words and phrases').fill('nebula');
  await page.keyboard.press('Enter');
  await dialog.getByText('Try it on recent messages').click();
  const found = dialog.getByRole('list', { name: 'Messages that break the rules' }).getByRole('listitem');
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Count what it would have hit' }).click();
    await expect(found).toHaveText([/what a nebula/], { timeout: 2000 });
  }).toPass();
  await expect(dialog.getByText(/^1 of \d+ messages? since /)).toBeVisible();
  await expect(found.locator('mark')).toHaveText('nebula');
  const ofDialog = await violationsOf(page);

  // What is said of other words is not shown for these.
  await dialog.getByRole('switch', { name: 'Log only' }).click();
  await expect(found).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const card = page.getByRole('region', { name: 'Rules on recent messages' });
  await card.getByRole('button', { name: 'Try the saved rules' }).click();
  await expect(card.getByText(/^0 of \d+ messages? since /)).toBeVisible();
  expect([...ofDialog, ...(await violationsOf(page))]).toEqual([]);
});
