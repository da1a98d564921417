import { expect, type Page } from '@playwright/test';
import { PEOPLE } from '@perigee/harness/pages/sign-in';
import { enterSettings, test } from '../support/journey.ts';

const GUILD = 'Alice’s Launch Pad';

// An unfinished template is refused by the server.
test.use({ expectedComplaints: [/status of 400/] });

test.beforeEach(({ page }) => enterSettings(page, PEOPLE.owner, GUILD, 'greetings'));

const message = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const preview = (page: Page) => page.getByRole('complementary', { name: 'Preview' });

test('An embed appears in the preview while it is edited', async ({ page }) => {
  const direct = message(page, 'Direct message');
  await direct.getByRole('switch', { name: 'Embed' }).check();
  await direct.getByRole('textbox', { name: 'Title' }).fill('Aboard {{ guild.name }}');
  await direct.getByRole('button', { name: 'Add field' }).click();
  await page.keyboard.type('Rules');
  await direct.getByRole('textbox', { name: 'Value' }).fill('They are short');

  const embedPreview = preview(page);
  await expect(embedPreview.getByText('Aboard Orbit')).toBeVisible();
  await expect(embedPreview.getByText('They are short')).toBeVisible();

  await direct.getByRole('switch', { name: 'Embed' }).uncheck();
  await expect(direct.getByText('Turned off: this embed won’t be sent.')).toBeVisible();
  await expect(direct.getByText('Aboard Orbit')).toBeVisible();
});

test('Inserting a variable uses the last caret position, and cancelling leaves no text behind', async ({ page }) => {
  const direct = message(page, 'Direct message');
  const field = direct.getByRole('textbox', { name: 'Message' });
  const insert = direct.getByRole('button', { name: 'Insert a variable' });
  await field.fill('Hello and welcome');
  await page.getByRole('heading', { level: 1 }).click();

  await insert.click();
  await expect(field).toHaveValue('Hello and welcome{{ ');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('Hello and welcome');

  await page.keyboard.press('Home');
  for (let step = 0; step < 'Hello '.length; step += 1) await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { level: 1 }).click();
  await insert.click();
  await page.keyboard.type('member.na');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Hello {{ member.name }}and welcome');

  await insert.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(field).toHaveValue('Hello {{ member.name }}and welcome');
});

test('A ready text can be inserted and sent as a test without saving', async ({ page }) => {
  const direct = message(page, 'Direct message');
  await direct.getByRole('button', { name: 'Ready texts' }).click();
  await page.getByRole('button', { name: 'Use this example: A small guide' }).click();
  await expect(direct.getByRole('textbox', { name: 'Title' })).toHaveValue('Good to see you, {{ member.name }}');

  await direct.getByRole('button', { name: 'Send it to me' }).click();

  const sent = direct.getByRole('region', { name: 'What was sent' });
  await expect(sent).toContainText('Good to see you, Alice Orbit');
  await expect(sent.getByRole('link', { name: 'Open in Discord' })).toHaveAttribute(
    'href',
    /discord\.com\/channels\/@me\/\d+\/\d+$/,
  );
});

test('The editor on a phone switches between text and preview, and notices cover no test buttons', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const direct = message(page, 'Direct message');
  await direct.getByRole('textbox', { name: 'Message' }).fill('**Hello**, {{ member.name }}!');
  await direct.getByText('Preview', { exact: true }).click();
  await expect(direct.getByText('Hello, Alice!')).toBeVisible();
  await direct.getByText('Write', { exact: true }).click();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Settings saved' });
  await expect(notice).toBeVisible();
  const tryOut = direct.getByRole('button', { name: 'Send it to me' });
  for (const where of ['start', 'center', 'end'] as const) {
    await tryOut.evaluate((button, block) => button.scrollIntoView({ block }), where);
    await expect.poll(() => overlaps(page)).toBe(false);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('The buttons of a long dialog stay in view', async ({ page }) => {
  await enterSettings(page, PEOPLE.owner, GUILD, 'economy');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'Add item' }).first().click();

  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeInViewport();
});

/** Whether the notice covers a test button. */
function overlaps(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const notice = document.querySelector('[role="status"][data-edge] > *')?.getBoundingClientRect();
    if (notice === undefined) return false;
    return [...document.querySelectorAll('[data-keep-clear]')].some((area) => {
      const { top, bottom } = area.getBoundingClientRect();
      return top < notice.bottom && bottom > notice.top;
    });
  });
}
