import { expect, type Page } from '@playwright/test';
import { PEOPLE } from '@perigee/harness/pages/sign-in';
import { violationsOf } from '../support/accessibility.ts';
import { enterSettings, test } from '../support/journey.ts';

const GUILD = 'Alice’s Launch Pad';
const BOOSTED = 'Stargazers';

async function openEconomy(page: Page, guild = GUILD, person: string = PEOPLE.owner): Promise<void> {
  await enterSettings(page, person, guild, 'economy');
  await expect(page.getByRole('heading', { level: 1, name: 'Economy' })).toBeVisible();
}

const shop = (page: Page) => page.getByRole('region', { name: 'Shop items' });
const jobs = (page: Page) => page.getByRole('region', { name: 'Custom jobs' });

async function addItem(page: Page, name: string): Promise<void> {
  await shop(page).getByRole('button', { name: 'Add item' }).click();
  const dialog = page.getByRole('dialog', { name: 'New item' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Add item' }).click();
  await expect(dialog).toBeHidden();
}

test('The money symbol and work income are still set after a reload', async ({ page }) => {
  await openEconomy(page);
  const work = page.getByRole('region', { name: 'Work', exact: true });

  await page.getByRole('textbox', { name: 'Money symbol' }).fill('<:coin:123456789012345678>');
  await work.getByRole('textbox', { name: 'To', exact: true }).fill('9');
  await page.keyboard.press('Tab');
  await expect(work.getByText('The maximum can’t be lower than the minimum')).toBeVisible();
  await work.getByRole('textbox', { name: 'To', exact: true }).fill('900');
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.reload();
  await expect(work.getByRole('textbox', { name: 'To', exact: true })).toHaveValue('900');
  await expect(page.getByRole('img', { name: 'Custom emoji coin' })).toBeVisible();
});

test('A manager can create, rename and delete a shop item with special characters in its name', async ({ page }) => {
  await openEconomy(page);
  await addItem(page, '50 % / off ..');
  await expect(shop(page).getByText('1 / 15')).toBeVisible();

  await shop(page).getByRole('button', { name: 'Edit 50 % / off ..' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit item' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('..');
  await dialog.getByRole('textbox', { name: 'Price' }).fill('1500');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(shop(page).getByText('1,500')).toBeVisible();
  await page.reload();

  await shop(page).getByRole('button', { name: 'Delete ..' }).click();
  await page.getByRole('dialog', { name: 'Delete this item?' }).getByRole('button', { name: 'Delete' }).click();

  await expect(shop(page).getByText('The shop is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shop(page).getByRole('button', { name: 'Edit ..' })).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(shop(page).getByText('The shop is empty')).toBeVisible();
});

test('The shop preview shows the stock of an item and whether a member can buy it', async ({ page }) => {
  await openEconomy(page);
  await shop(page).getByRole('button', { name: 'Add item' }).click();
  const dialog = page.getByRole('dialog', { name: 'New item' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Crown');
  await dialog.getByRole('textbox', { name: 'Price' }).fill('700');
  await dialog.getByText('More: stock, limits, duration').click();
  await dialog.getByRole('switch', { name: 'Limited stock' }).click();
  await dialog.getByRole('textbox', { name: 'In stock' }).fill('2');
  await dialog.getByRole('button', { name: 'Add item' }).click();
  await expect(dialog).toBeHidden();
  const preview = page.getByRole('region', { name: 'The shop as members see it' });
  const crown = preview.getByRole('listitem').filter({ hasText: 'Crown' });

  await expect(crown).toContainText('2 left');
  await expect(crown).toContainText('Can’t buy');
  await preview.getByRole('textbox', { name: 'Balance' }).fill('700');

  await expect(crown).toContainText('Can buy');
});

test('A manager can reorder, reprice, duplicate and delete shop items', async ({ page }) => {
  await openEconomy(page, BOOSTED, PEOPLE.manager);
  await addItem(page, 'Lens');
  await addItem(page, 'Tripod');
  const names = shop(page).getByRole('heading', { level: 3 });
  await expect(names).toHaveText(['Lens', 'Tripod']);

  const top = await shop(page).getByRole('button', { name: 'Move Lens' }).boundingBox();
  await shop(page).getByRole('button', { name: 'Move Tripod' }).hover();
  await page.mouse.down();
  await page.mouse.move((top?.x ?? 0) + 10, top?.y ?? 0, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByText('Order saved')).toBeVisible();
  await expect(names).toHaveText(['Tripod', 'Lens']);
  const preview = page.getByRole('region', { name: 'The shop as members see it' });
  await expect(preview.getByRole('listitem').first()).toContainText('Tripod');

  const tripod = shop(page).getByRole('listitem').filter({ hasText: 'Tripod' });
  await tripod.getByRole('button', { name: /^Price/ }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1234');
  await page.keyboard.press('Enter');
  await expect(tripod.getByRole('button', { name: /^Price/ })).toContainText('1,234');
  await shop(page).getByRole('button', { name: 'Duplicate Tripod' }).click();
  await expect(names).toHaveText(['Tripod', 'Tripod 2', 'Lens']);

  await shop(page).getByRole('button', { name: 'Select several' }).click();
  await shop(page).getByRole('checkbox', { name: 'Select all' }).check();
  await shop(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete 3 entries?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(shop(page).getByText('The shop is empty')).toBeVisible();
});

test('A boosted server can set bonuses and item icons, and has a higher item limit', async ({ page }) => {
  await openEconomy(page, BOOSTED, PEOPLE.manager);

  await page.getByRole('textbox', { name: 'Daily bonus' }).fill('77');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(shop(page).getByText('0 / 30')).toBeVisible();
  await shop(page).getByRole('button', { name: 'Add item' }).click();

  await expect(page.getByRole('dialog', { name: 'New item' }).getByRole('textbox', { name: 'Icon' })).toBeEnabled();
});

test('The economy dialogs are accessible in Russian on a phone without horizontal scrolling', async ({
  context,
  page,
  product,
}) => {
  await openEconomy(page);
  await addItem(page, 'Меч');
  await context.addCookies([{ name: 'locale', value: 'ru', url: product.url }]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.reload();

  for (const opener of ['Изменить «Меч»', 'Удалить «Меч»', 'Добавить товар', 'Добавить профессию']) {
    await page.getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();

    const violations = await violationsOf(page);
    const overflow = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

    expect(violations, opener).toEqual([]);
    expect(overflow, opener).toBe(0);
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    await expect(dialog).toBeHidden();
  }
});

test('A manager can add a job with its own message', async ({ page }) => {
  await openEconomy(page);
  await jobs(page).getByRole('button', { name: 'Add job' }).click();
  const dialog = page.getByRole('dialog', { name: 'New job' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Shift');
  await dialog
    .getByRole('textbox', { name: 'Message after the work' })
    .fill('{{ member.mention }} earned {{ work.salary }}');
  await dialog.getByRole('button', { name: 'Add job' }).click();
  await expect(dialog).toBeHidden();

  await expect(jobs(page).getByText('1 / 5')).toBeVisible();
});
