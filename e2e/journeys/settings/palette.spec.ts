import { expect } from '@playwright/test';
import { PEOPLE } from '@perigee/harness/pages/sign-in';
import { enterSettings, test } from '../support/journey.ts';

const GUILD = 'Alice’s Launch Pad';

test('The settings search accepts typos in the other language and focuses the field', async ({ page }) => {
  await enterSettings(page, PEOPLE.owner, GUILD);

  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search settings' });
  await expect(search).toBeFocused();
  await page.keyboard.type('минимальня ставка');
  const found = page.getByRole('option', { name: 'Minimum bet' });
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await expect(search).toHaveAttribute('aria-activedescendant', (await found.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('textbox', { name: 'Minimum bet' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await page.keyboard.type('/voice joined');
  await page.keyboard.press('Enter');
  // It is in a section that is folded at first.
  await expect(page.getByRole('switch', { name: 'Voice joined' })).toBeFocused();
});
