import { type Browser, expect, type Page } from '@playwright/test';
import { openSettings, PEOPLE, saveGeneral, signIn, test } from './journey.ts';

const GUILD = 'Alice’s Launch Pad';

test.describe('when two managers change the same settings', () => {
  // The refusal that the choice is about.
  test.use({ expectedComplaints: [/status of 409/] });

  test.beforeEach(async ({ page }) => {
    await signIn(page, PEOPLE.owner);
    await openSettings(page, GUILD);
    await saveGeneral(page, 'base', 'English');
    await expect(page.getByText('Settings saved')).toBeVisible();
  });

  test('the later one sees both values and may take what the other saved', async ({ page, browser, baseURL }) => {
    await saveAs(browser, baseURL, { prefix: 'theirs' });

    await page.getByRole('textbox', { name: 'Command prefix' }).fill('mine');
    await page.getByRole('button', { name: 'Save' }).click();

    const choice = page.getByRole('dialog', { name: 'Somebody else saved these settings' });
    await expect(choice).toContainText('mia.lindqvist');
    await expect(choice.getByRole('group', { name: /^Command prefix/ })).toContainText('theirs');
    await choice.getByRole('button', { name: 'Take all of theirs' }).click();
    await expect(page.getByRole('textbox', { name: 'Command prefix' })).toHaveValue('theirs');
    await expect(page.getByText('Unsaved changes')).toBeHidden();
  });

  test('the later one may save their own over it', async ({ page, browser, baseURL }) => {
    await saveAs(browser, baseURL, { prefix: 'theirs', replies: 'Russian' });

    await page.getByRole('textbox', { name: 'Command prefix' }).fill('mine');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Take all of mine' }).click();

    await expect(page.getByText('Settings saved')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Command prefix' })).toHaveValue('mine');
    await expect(replies(page, 'English')).toBeChecked();
  });

  test('what only one of them changed is kept of both, field by field', async ({ page, browser, baseURL }) => {
    await saveAs(browser, baseURL, { prefix: 'theirs', replies: 'Russian' });

    await page.getByRole('textbox', { name: 'Command prefix' }).fill('mine');
    await page.getByRole('button', { name: 'Save' }).click();
    const choice = page.getByRole('dialog', { name: 'Somebody else saved these settings' });
    await expect(
      choice.getByRole('group', { name: /^Command prefix/ }).getByRole('radio', { name: /^Mine/ }),
    ).toBeChecked();
    await expect(choice.getByRole('group', { name: /^Replies/ }).getByRole('radio', { name: /^Theirs/ })).toBeChecked();
    await choice.getByRole('button', { name: 'Save this choice' }).click();

    await expect(page.getByText('Settings saved')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Command prefix' })).toHaveValue('mine');
    await expect(replies(page, 'Russian')).toBeChecked();
  });

  test('closing the choice loses nothing, and the next save asks again', async ({ page, browser, baseURL }) => {
    await saveAs(browser, baseURL, { prefix: 'theirs' });

    await page.getByRole('textbox', { name: 'Command prefix' }).fill('mine');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await expect(page.getByRole('textbox', { name: 'Command prefix' })).toHaveValue('mine');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog', { name: 'Somebody else saved these settings' })).toBeVisible();
  });
});

function replies(page: Page, language: string) {
  return page.getByRole('radiogroup', { name: 'Replies' }).getByRole('radio', { name: language });
}

/** Another manager saves the same settings in a browser of their own. */
async function saveAs(
  browser: Browser,
  baseURL: string | undefined,
  { prefix, replies: language = 'English' }: { prefix: string; replies?: 'English' | 'Russian' },
): Promise<void> {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'en-GB' });
  const page = await context.newPage();
  await signIn(page, PEOPLE.manager);
  await openSettings(page, GUILD);
  await saveGeneral(page, prefix, language);
  await expect(page.getByText('Settings saved')).toBeVisible();
  await context.close();
}
