import { expect, type Page } from '@playwright/test';
import { PEOPLE, signIn } from '@perigee/harness/pages/sign-in';
import { enterSettings, openSettings, saveGeneral, test } from '../support/journey.ts';

const GUILD = 'Alice’s Launch Pad';

test('A saved prefix and language are still set after a reload', async ({ page }) => {
  await signIn(page, PEOPLE.owner);
  await openSettings(page, GUILD);

  await saveGeneral(page, '??', 'Russian');

  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Command prefix' })).toHaveValue('??');
  await expect(page.getByRole('radiogroup', { name: 'Replies' }).getByRole('radio', { name: 'Russian' })).toBeChecked();
});

test('The time zone can be searched by city, and is still set after a reload', async ({ page }) => {
  await enterSettings(page, PEOPLE.owner, GUILD);
  const zone = page.getByRole('combobox', { name: 'Server time zone' });

  await zone.click();
  await expect(page.getByRole('option')).not.toHaveCount(1);
  await zone.fill('tokyo');
  await page.getByRole('option', { name: 'Asia/Tokyo (GMT+9)' }).click();

  await expect(zone).toHaveValue('Asia/Tokyo (GMT+9)');
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.reload();
  await expect(zone).toHaveValue('Asia/Tokyo (GMT+9)');
});

test('A save can be undone from its notice, and settings can be restored as of a given time', async ({ page }) => {
  await enterSettings(page, PEOPLE.owner, GUILD);
  const prefix = page.getByRole('textbox', { name: 'Command prefix' });
  const before = await prefix.inputValue();
  await prefix.fill('gone');
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(prefix).toHaveValue(before);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(prefix).toHaveValue('gone');
  await page.getByRole('link', { name: 'Commands', exact: true }).click();
  await page.getByRole('switch', { name: 'Don’t reply' }).check();
  await expect(page.getByText('Settings saved')).toBeVisible();

  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('textbox', { name: 'Moment' }).fill('2020-01-01T00:00');
  const general = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: 'Restore: General' }) });
  await expect(general).toContainText('gone');
  await page.getByRole('checkbox', { name: 'Restore: General' }).uncheck();
  await page.getByRole('button', { name: /^Restore \d+ section/ }).click();
  await expect(page.getByText(/^\d+ sections? restored$/)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Restore: / })).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Restore: General' }).check();
  await page.getByRole('button', { name: 'Restore 1 section' }).click();

  await expect(page.getByText('Everything was the same as now')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(general).toContainText('gone');
});

test('Signing in and saving a setting works with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  // No bot listings are configured.
  await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Help' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Listed on' })).toHaveCount(0);
  await tabTo(page, 'Log in');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: PEOPLE.owner }).waitFor();
  await tabTo(page, PEOPLE.owner);
  await page.keyboard.press('Space');
  await tabTo(page, 'Authorize');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/@me');
  await page.getByRole('link', { name: `Settings of ${GUILD}` }).waitFor();
  await tabTo(page, `Settings of ${GUILD}`);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Command prefix' }).waitFor();

  await tabTo(page, 'Command prefix');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('key!');
  await tabTo(page, 'Save');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Settings saved')).toBeVisible();
});

/** Presses Tab until the focused element has this accessible name. */
async function tabTo(page: Page, name: string): Promise<void> {
  const limit = 60;
  for (let pressed = 0; pressed < limit; pressed += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedName(page)).startsWith(name)) return;
  }
  throw new Error(`${limit} presses of Tab did not reach “${name}”`);
}

async function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) return '';
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : focused.textContent;
    return (focused.getAttribute('aria-label') ?? label ?? '').trim();
  });
}

test('The page title shows that the page is loading', async ({ page }) => {
  await signIn(page, PEOPLE.owner);
  await page.route('**/info', () => undefined);

  await page.getByRole('link', { name: `Settings of ${GUILD}` }).click();

  await expect(page).toHaveTitle('Loading… · Perigee');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('Discord outage', () => {
  test.use({ expectedComplaints: [/status of 503/] });

  test('Settings that fail to load show an error and can be retried', async ({ page }) => {
    await signIn(page, PEOPLE.owner);
    await page.route('**/info', (route) => {
      const body = { code: 'unavailable', message: 'Discord is not responding' };
      return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: body });
    });

    await page.getByRole('link', { name: `Settings of ${GUILD}` }).click();

    await expect(page.getByRole('heading', { name: 'Couldn’t load the settings' })).toBeVisible();
    await expect(page.getByText('Try again in 1 second.')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('textbox', { name: 'Command prefix' })).toBeVisible();
  });
});
