import { expect, type Page } from '@playwright/test';
import { PEOPLE } from '@perigee/harness/pages/sign-in';
import { violationsOf } from '../support/accessibility.ts';
import { enterBoard, enterSettings, test, unfoldAll } from '../support/journey.ts';

const GUILD = 'Обсерватория · Stargazers';

async function openLevels(page: Page): Promise<void> {
  await enterSettings(page, PEOPLE.owner, GUILD, 'economy');
  await page.getByRole('region', { name: 'Levels' }).getByRole('link', { name: 'Set up levels' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Levels' })).toBeVisible();
  await unfoldAll(page);
}

async function addReward(page: Page, level: string, money: string): Promise<void> {
  await page.getByRole('button', { name: 'Add reward' }).click();
  const dialog = page.getByRole('dialog', { name: 'New reward' });
  await dialog.getByRole('textbox', { name: 'Level' }).fill(level);
  await dialog.getByRole('textbox', { name: 'Money' }).fill(money);
  await dialog.getByRole('button', { name: 'Add reward' }).click();
  await expect(dialog).toBeHidden();
}

test('Level settings show their effects before they are saved, and members are ranked by level', async ({ page }) => {
  await openLevels(page);
  await page.getByRole('switch', { name: 'Levels' }).click();
  await addReward(page, '5', '500');
  await expect(page.getByRole('region', { name: 'Rewards' })).toContainText('Level 5');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'What will change' });
  await expect(dialog).toContainText('Members with experience');
  await expect(dialog).toContainText('Nobody gains or loses a role.');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save levels' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('switch', { name: 'Levels' })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Rewards' })).toContainText('500');
  await enterBoard(page, PEOPLE.owner, GUILD);
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Level' }).click();
  await expect(page.getByRole('columnheader', { name: 'Level' })).toBeVisible();
  await expect(page).toHaveURL(/\?sort=level$/);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByText(/XP to level/).first()).toBeVisible();
});

test('A level reward cannot be added if it is empty or its level already has one', async ({ page }) => {
  await openLevels(page);
  await addReward(page, '3', '10');
  await page.getByRole('button', { name: 'Add reward' }).click();
  const dialog = page.getByRole('dialog', { name: 'New reward' });
  const add = dialog.getByRole('button', { name: 'Add reward' });

  await expect(add).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Money' }).fill('10');
  await expect(add).toBeEnabled();
  await dialog.getByRole('textbox', { name: 'Level' }).fill('3');
  await expect(add).toBeDisabled();
});
