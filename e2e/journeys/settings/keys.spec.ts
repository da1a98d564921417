import { expect, type Locator, type Page } from '@playwright/test';
import { PEOPLE } from '@perigee/harness/pages/sign-in';
import { enterSettings, test } from '../support/journey.ts';

const GUILD = 'Alice’s Launch Pad';

/** Upper limit of key presses; fewer are needed now. The message's own text is not counted. */
const MOST_KEYS = 60;

test('Signing in, setting up a welcome message and testing it takes at most 60 key presses', async ({ page }) => {
  const keys = countingKeyboard(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Log in with Discord' }).first().waitFor();
  await keys.press('Tab', 'Enter', 'Tab', 'Tab', 'Enter');
  await page.getByRole('radio', { name: PEOPLE.owner }).waitFor();
  await keys.press('Tab', 'Space', 'Tab', 'Tab', 'Enter');
  await page.waitForURL('**/@me');
  await page.getByRole('link', { name: `Settings of ${GUILD}` }).waitFor();

  await keys.choose('lau', GUILD);
  await expect(page.locator('#settings')).toBeFocused();
  await keys.choose('join m', 'Join message');
  await expect(page.getByRole('switch', { name: 'Welcome new members' })).toBeFocused();
  await keys.press('Space', 'Tab');
  await expect(page.getByRole('combobox', { name: 'Channel' }).first()).toBeFocused();
  await keys.press('ArrowDown', 'ArrowDown', 'Enter');
  const join = page.getByRole('region', { name: 'Join message' });
  await keys.tabTo(join.getByRole('textbox', { name: 'Message' }));
  await page.keyboard.type('Welcome aboard!');
  await keys.press('ControlOrMeta+s');
  await expect(page.getByText('Settings saved')).toBeVisible();
  await keys.tabTo(join.getByRole('button', { name: 'Join test' }));
  await keys.press('Enter');

  await expect(join.getByRole('region', { name: 'What was sent' })).toContainText('Welcome aboard!');
  expect(keys.count()).toBeLessThanOrEqual(MOST_KEYS);
});

test('A closed dialog restores the focus even if the element that opened it was removed', async ({ page }) => {
  await enterSettings(page, PEOPLE.owner, GUILD, 'economy');
  const add = page.locator('#settings').getByRole('button', { name: 'Add item' });
  await add.focus();
  await page.keyboard.press('Enter');
  const name = page.getByRole('dialog', { name: 'New item' }).getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await page.keyboard.type('Comet dust');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('heading', { name: 'Comet dust' })).toBeVisible();
  await expect(add).toBeFocused();

  await page.getByRole('button', { name: 'Delete Comet dust' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Comet dust' })).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Shop items' })).toBeFocused();
});

/** The keyboard, counting key presses. */
function countingKeyboard(page: Page) {
  let count = 0;
  const press = async (...keys: string[]) => {
    count += keys.length;
    for (const key of keys) await page.keyboard.press(key);
  };
  return {
    press,
    count: () => count,
    /** Presses Tab until this field has the focus. */
    async tabTo(field: Locator) {
      for (let presses = 0; presses < MOST_KEYS; presses += 1) {
        if (await field.evaluate((element) => element === document.activeElement)) return;
        await press('Tab');
      }
      await expect(field).toBeFocused();
    },
    /** Finds something by search and opens it. */
    async choose(words: string, found: string) {
      await press('ControlOrMeta+k');
      await expect(page.getByRole('combobox', { name: 'Search settings' })).toBeFocused();
      await press(...words.split('').map((letter) => (letter === ' ' ? 'Space' : letter)));
      await expect(page.getByRole('option', { name: found, selected: true })).toBeVisible();
      await press('Enter');
    },
  };
}
