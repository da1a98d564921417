import { expect, type Page } from '@playwright/test';
import { PEOPLE } from '@perigee/harness/pages/sign-in';
import { enterSettings, test } from '../support/journey.ts';

const GUILD = 'Alice’s Launch Pad';

test('Unsaved edits survive the end of the session until they are discarded', async ({ page }) => {
  await enterSettings(page, PEOPLE.owner, GUILD);
  const prefix = page.getByRole('textbox', { name: 'Command prefix' });
  await prefix.fill('half');

  await endSession(page);
  await page.waitForURL((url) => url.pathname === '/');
  await enterSettings(page, PEOPLE.owner, GUILD);

  await expect(page.getByText('You have unsaved changes here.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await expect(prefix).toBeVisible();
  await expect(page.getByText('You have unsaved changes here.')).toBeHidden();
});

/** Logs the person out in another tab. */
async function endSession(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/@me');
  await other.getByRole('button', { name: 'Log out' }).click();
  await other.waitForURL((url) => url.pathname === '/');
  await other.close();
}
