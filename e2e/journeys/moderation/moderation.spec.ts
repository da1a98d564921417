import { expect, type Locator, type Page } from '@playwright/test';
import { PEOPLE } from '@perigee/harness/pages/sign-in';
import { violationsOf } from '../support/accessibility.ts';
import { enterSettings, test } from '../support/journey.ts';

const PLAIN = 'Alice’s Launch Pad';
const BOOSTED = 'Stargazers';

async function openModeration(page: Page, guild: string = PLAIN): Promise<void> {
  await enterSettings(page, PEOPLE.owner, guild, 'moderation');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function addPunishment(page: Page, warns: number, type: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a penalty' }).click();
  const dialog = page.getByRole('dialog', { name: 'New penalty for warnings' });
  await dialog.getByRole('textbox', { name: 'Number of warnings' }).fill(String(warns));
  await dialog.getByRole('radiogroup', { name: 'What happens' }).getByText(type, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The switch of the flood rule, turned off: a preset in another journey may have turned it on. */
async function floodOff(page: Page): Promise<Locator> {
  const flood = page.getByRole('switch', { name: 'Flood' });
  if (!(await flood.isChecked())) return flood;
  const saved = page.waitForResponse((response) => response.url().endsWith('/automod/flood') && response.ok());
  await flood.click();
  await saved;
  await expect(flood).not.toBeChecked();
  return flood;
}

test('Warning penalties are sorted by number, and can be edited, deleted and restored', async ({ page }) => {
  await openModeration(page);
  const rungs = page.getByRole('list', { name: /^Penalties by number of warnings/ }).getByRole('listitem');

  await addPunishment(page, 5, 'Ban');
  await addPunishment(page, 3, 'Mute');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.reload();

  await expect(rungs).toHaveCount(2);
  await expect(rungs.nth(0)).toContainText(/3 warnings.*Mute · 1 hour/);
  await expect(rungs.nth(1)).toContainText(/5 warnings.*Ban · 1 hour/);

  await page.getByRole('button', { name: 'Duplicate the penalty for 3 warnings' }).click();
  await rungs.nth(1).getByRole('button', { name: '4 warnings', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect(rungs.nth(2)).toContainText(/9 warnings.*Mute · 1 hour/);
  await rungs.nth(2).getByRole('button', { name: 'Mute · 1 hour' }).click();
  await rungs.nth(2).getByText('Kick', { exact: true }).click();
  await rungs.nth(2).getByRole('button', { name: 'Done' }).click();
  await expect(rungs.nth(2)).toContainText(/9 warnings.*Kick/);

  const ladder = page.getByRole('region', { name: 'Penalties for warnings' });
  await ladder.getByRole('button', { name: 'Select several' }).click();
  await ladder.getByRole('checkbox', { name: 'Select all' }).check();
  await ladder.getByRole('checkbox', { name: 'Select 3 warnings' }).uncheck();
  await ladder.getByRole('button', { name: 'Delete' }).click();
  await expect(rungs).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rungs).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove the penalty for 3 warnings' }).click();
  await expect(rungs).toHaveCount(2);
});

test('Enabling an automod rule requires saving its settings, and disabling it is immediate', async ({ page }) => {
  await openModeration(page);
  const flood = await floodOff(page);
  const dialog = page.getByRole('dialog', { name: 'Flood' });

  await flood.click();
  await expect(dialog.getByRole('textbox', { name: 'Messages' })).toHaveValue('20');
  await expect(dialog.getByRole('textbox', { name: 'Characters' })).toHaveValue('3000');
  await expect(dialog.getByRole('switch', { name: 'Delete the message' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(flood).not.toBeChecked();

  await flood.click();
  await dialog.getByRole('textbox', { name: 'Messages' }).fill('7');
  await dialog.getByRole('switch', { name: 'Send a message' }).click();
  await dialog.getByRole('button', { name: 'Save and turn on' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.reload();
  await expect(flood).toBeChecked();
  await page.getByRole('button', { name: 'Settings of the rule “Flood”' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Messages' })).toHaveValue('7');
  // It had no message configured.
  await expect(dialog.getByRole('switch', { name: 'Send a message' })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const saved = page.waitForResponse((response) => response.url().endsWith('/automod/flood') && response.ok());
  await flood.click();
  await saved;
  await page.reload();
  await expect(flood).not.toBeChecked();
});

test('Several automod rules can be enabled together and reverted with one undo', async ({ page }) => {
  await openModeration(page);
  const chosen = ['Links', 'Duplicates'].map((name) => page.getByRole('switch', { name, exact: true }));
  const rules = page.getByRole('region', { name: 'Automoderation', exact: true });
  const choose = async () => {
    await rules.getByRole('button', { name: 'Select several' }).click();
    for (const name of ['Links', 'Duplicates']) await rules.getByRole('checkbox', { name: `Select ${name}` }).check();
  };

  await expect(rules.getByText('Rules have no order')).toBeVisible();
  await choose();
  await rules.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  for (const one of chosen) await expect(one).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();

  await expect(page.getByText('Change undone')).toBeVisible();
  for (const one of chosen) await expect(one).not.toBeChecked();
});

test('Kick and ban messages are visible but locked without boost', async ({ page }) => {
  await openModeration(page);
  const kick = page.getByRole('group', { name: 'Kick message' });

  await expect(kick.getByRole('switch', { name: 'Kick message' })).toBeDisabled();
  await expect(kick.getByRole('button', { name: 'Send me the kick message' })).toBeDisabled();
  await expect(page.locator('form').getByRole('link', { name: 'Get boost' })).toHaveAttribute('href', '/donate');
});

test('A boosted server can test its ban message before saving, once every ten seconds', async ({ page }) => {
  await openModeration(page, BOOSTED);
  const ban = page.getByRole('group', { name: 'Ban message' });
  const tryOut = ban.getByRole('button', { name: 'Send me the ban message' });

  await ban.getByRole('switch', { name: 'Ban message' }).click();
  await ban.getByRole('textbox', { name: 'Text' }).fill('Farewell, {{ member.name }}');
  await tryOut.click();

  await expect(ban.getByText('Test completed!')).toBeVisible();
  await expect(ban.getByRole('region', { name: 'What was sent' })).toContainText('Farewell, Alice Orbit');
  await tryOut.click();
  await expect(ban.getByText(/^You can test again in/)).toBeVisible();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
});

test('The moderation dialogs are accessible in Russian on a phone without horizontal scrolling', async ({
  page,
  context,
  product,
}) => {
  await openModeration(page);
  await context.addCookies([{ name: 'locale', value: 'ru', url: product.url }]);
  await page.setViewportSize({ width: 320, height: 720 });
  await page.reload();

  // Another journey may have left such a penalty.
  const mutes = page.getByRole('button', { name: 'Мут · 1 час' });
  await expect(page.getByRole('button', { name: 'Добавить наказание' })).toBeVisible();
  const before = await mutes.count();
  await page.getByRole('button', { name: 'Добавить наказание' }).click();
  await expect(page.getByRole('dialog', { name: 'Новое наказание за предупреждения' })).toBeVisible();
  const ofLadder = await violationsOf(page);
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(mutes).toHaveCount(before + 1);
  await page.getByRole('switch', { name: 'Повторы' }).click();
  const dialog = page.getByRole('dialog', { name: 'Повторы' });
  await dialog.getByRole('switch', { name: 'Отправить сообщение' }).click();
  await dialog.getByRole('switch', { name: 'Наказать участника' }).click();
  const ofRule = await violationsOf(page);

  expect([...ofLadder, ...ofRule]).toEqual([]);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBe(0);
});
