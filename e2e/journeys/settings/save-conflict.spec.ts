import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { PEOPLE, signIn } from '@perigee/harness/pages/sign-in';
import { enterSettings, openSettings, saveGeneral, test, unfoldAll } from '../support/journey.ts';

const GUILD = 'Alice’s Launch Pad';

test.describe('concurrent settings changes', () => {
  // The conflict that requires the choice.
  test.use({ expectedComplaints: [/status of 409/] });

  test.beforeEach(async ({ page }) => {
    await enterSettings(page, PEOPLE.owner, GUILD);
    await saveGeneral(page, 'base', 'English');
    await expect(page.getByText('Settings saved')).toBeVisible();
  });

  test('A save conflict between two managers is resolved field by field', async ({ page, browser, baseURL }) => {
    await saveAs(browser, baseURL, { prefix: 'theirs', replies: 'Russian' });

    await page.getByRole('textbox', { name: 'Command prefix' }).fill('mine');
    await page.getByRole('button', { name: 'Save' }).click();
    const choice = page.getByRole('dialog', { name: 'Someone else saved these settings' });
    await expect(
      choice.getByRole('group', { name: /^Command prefix/ }).getByRole('radio', { name: /^Mine/ }),
    ).toBeChecked();
    await expect(
      choice.getByRole('group', { name: /^Language › Replies/ }).getByRole('radio', { name: /^Theirs/ }),
    ).toBeChecked();
    await choice.getByRole('button', { name: 'Save this choice' }).click();

    await expect(page.getByText('Settings saved')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Command prefix' })).toHaveValue('mine');
    await expect(replies(page, 'Russian')).toBeChecked();
  });
});

test.describe('same message in two tabs', () => {
  test.use({ expectedComplaints: [/status of 409/] });

  test('Resolving a message conflict merges text and embed, and keeps the focus', async ({ page, context }) => {
    await enterSettings(page, PEOPLE.owner, GUILD, 'greetings');
    const other = await context.newPage();
    await other.goto(page.url());
    await writeDirect(other, { text: 'From the other tab', title: 'Theirs' });
    await expect(other.getByText('Settings saved')).toBeVisible();
    await other.close();

    const description = await writeDirect(page, { text: 'From this tab', description: 'Mine' });
    await page.getByRole('button', { name: 'Save this choice' }).click();

    await expect(page.getByText('Settings saved')).toBeVisible();
    await expect(description).toBeFocused();
    const direct = page.getByRole('region', { name: 'Direct message', exact: true });
    await expect(direct.getByRole('textbox', { name: 'Message' })).toHaveValue('From this tab');
    await expect(direct.getByRole('textbox', { name: 'Title' })).toHaveValue('Theirs');
    await expect(description).toHaveValue('Mine');
  });
});

test.describe('concurrent edits of a shop item', () => {
  test.use({ expectedComplaints: [/status of 409/] });

  test('The manager who saves last resolves a shop item conflict without losing input', async ({
    page,
    browser,
    baseURL,
  }) => {
    await signIn(page, PEOPLE.owner);
    await openEconomy(page);
    const shop = page.getByRole('region', { name: 'Shop items' });
    await shop.getByRole('button', { name: 'Add item' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Comet');
    await page.getByRole('dialog').getByRole('button', { name: 'Add item' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();

    await shop.getByRole('button', { name: 'Edit Comet' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit item' });
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Burns bright');
    await asManager(browser, baseURL, async (other) => {
      await openEconomy(other);
      await other.getByRole('button', { name: 'Edit Comet' }).click();
      await other.getByRole('dialog').getByRole('textbox', { name: 'Price' }).fill('777');
      await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(other.getByRole('dialog')).toBeHidden();
    });
    await dialog.getByRole('button', { name: 'Save' }).click();

    const choice = page.getByRole('dialog', { name: 'Someone else saved these settings' });
    await expect(choice.getByRole('group', { name: /^Price/ })).toContainText('777');
    await choice.getByRole('button', { name: 'Save this choice' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(shop.getByText('777')).toBeVisible();
    await expect(shop.getByText('Burns bright')).toBeVisible();
    await shop.getByRole('button', { name: 'Delete Comet' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

/** Writes the direct message with an embed and saves it by keyboard. Returns the last filled field. */
async function writeDirect(
  page: Page,
  { text, title, description }: { text: string; title?: string; description?: string },
): Promise<Locator> {
  await expect(page.getByRole('heading', { level: 1, name: 'Greetings' })).toBeVisible();
  await unfoldAll(page);
  const direct = page.getByRole('region', { name: 'Direct message', exact: true });
  await direct.getByRole('textbox', { name: 'Message' }).fill(text);
  await direct.getByRole('switch', { name: 'Embed' }).check();
  const last = direct.getByRole('textbox', { name: title === undefined ? 'Description' : 'Title' });
  await last.fill(title ?? description ?? '');
  await page.keyboard.press('ControlOrMeta+s');
  return last;
}

function replies(page: Page, language: string) {
  return page.getByRole('radiogroup', { name: 'Replies' }).getByRole('radio', { name: language });
}

/** Saves the same settings as another manager, in a separate browser. */
function saveAs(
  browser: Browser,
  baseURL: string | undefined,
  { prefix, replies: language = 'English' }: { prefix: string; replies?: 'English' | 'Russian' },
): Promise<void> {
  return asManager(browser, baseURL, async (page) => {
    await openSettings(page, GUILD);
    await saveGeneral(page, prefix, language);
    await expect(page.getByText('Settings saved')).toBeVisible();
  });
}

async function asManager(
  browser: Browser,
  baseURL: string | undefined,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'en-GB' });
  const page = await context.newPage();
  await signIn(page, PEOPLE.manager);
  await act(page);
  await context.close();
}

async function openEconomy(page: Page): Promise<void> {
  await openSettings(page, GUILD);
  await page.getByRole('link', { name: 'Economy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Economy' })).toBeVisible();
  await unfoldAll(page);
}
