import { expect, type Page } from '@playwright/test';
import { PEOPLE } from '@perigee/harness/pages/sign-in';
import { violationsOf } from '../support/accessibility.ts';
import { enterSettings, test } from '../support/journey.ts';

const GUILD = 'Alice’s Launch Pad';
const PRIZE = 'A month of stardust';

const openPage = (page: Page) => enterSettings(page, PEOPLE.owner, GUILD, 'giveaways');

/** Fills in the required fields of the new giveaway dialog. */
async function beginGiveaway(page: Page, prize: string) {
  await page.getByRole('button', { name: 'New giveaway' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New giveaway' });
  await dialog.getByRole('textbox', { name: 'Prize description' }).fill(prize);
  await dialog.getByRole('combobox', { name: 'Channel' }).click();
  await page.getByRole('option', { name: 'general', exact: true }).click();
  return dialog;
}

/** Enters by the button below the message, as each of the people. */
async function enter(page: Page, chatUrl: string, people: readonly string[]): Promise<void> {
  await page.goto(chatUrl);
  for (const person of people) {
    await page.locator('#person').selectOption({ label: person });
    await page.getByRole('navigation', { name: 'Servers' }).getByRole('button', { name: GUILD }).click();
    await page.getByRole('button', { name: 'general', exact: true }).click();
    const message = page.getByRole('listitem', { name: /^Perigee:/ }).filter({ hasText: PRIZE });
    await message
      .first()
      .getByRole('button', { name: /^Enter/ })
      .click();
    await expect(page.getByText(`You’ve entered: ${PRIZE}`)).toBeVisible();
  }
}

test('A giveaway opened on the site can be entered in the chat, drawn, rerolled and checked', async ({
  page,
  product,
}) => {
  await openPage(page);
  const dialog = await beginGiveaway(page, PRIZE);
  await expect(dialog.getByRole('complementary', { name: 'Preview' })).toContainText(PRIZE);
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Open now' }).click();
  await expect(dialog).toBeHidden();
  const card = page.getByRole('list', { name: 'Open' }).getByRole('listitem').filter({ hasText: PRIZE });
  await expect(card).toContainText('Running');
  const address = await card.getByRole('link', { name: PRIZE }).getAttribute('href');

  await enter(page, product.simulatorUrl, [PEOPLE.owner, PEOPLE.manager, PEOPLE.member]);
  await page.goto(address ?? '');
  await expect(page.getByRole('heading', { level: 1, name: PRIZE })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Entrants: 3' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('link', { name: 'Check the draw' }).click();
  await expect(page.getByText('Nothing to check yet')).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Draw now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Draw now' }).click();
  const winners = page.getByRole('region', { name: 'Winners' });
  await expect(winners.getByRole('listitem')).toHaveCount(1);
  await winners.getByRole('button', { name: /^Reroll/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reroll' }).click();
  await expect(winners.getByRole('listitem')).toHaveCount(2);
  await expect(winners.getByRole('listitem').first()).toContainText('Rerolled');
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('link', { name: 'Check the draw' }).click();
  await expect(page.getByText('This draw was fair')).toBeVisible();
  const drawn = page.locator('#giveaways').getByRole('row');
  await expect(drawn).toHaveCount(3);
  await expect(drawn.nth(1)).toContainText('Rerolled');
  expect(await violationsOf(page)).toEqual([]);
});

test.describe('end in the past', () => {
  test.use({ expectedComplaints: [/status of 400/] });

  test('A giveaway can be saved as a draft and a template, and its end cannot be in the past', async ({ page }) => {
    await openPage(page);
    const dialog = await beginGiveaway(page, 'A comet');
    await dialog.getByText('Save as a template').click();
    await dialog.getByRole('textbox', { name: 'Template name' }).fill('Weekly');
    await dialog.getByRole('button', { name: 'Save template' }).click();
    await expect(page.getByText('Settings saved')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save as draft' }).click();
    await expect(dialog).toBeHidden();
    const list = page.getByRole('list', { name: 'Open' });
    await expect(list.getByRole('listitem').filter({ hasText: 'A comet' })).toContainText('Draft');

    await page.getByRole('radiogroup', { name: 'Which giveaways' }).getByText('Settings', { exact: true }).click();
    await page.getByRole('button', { name: 'Use Weekly' }).click();
    await dialog.getByRole('textbox', { name: 'Prize description' }).fill('A second comet');
    await dialog.getByText('At a set date', { exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Date and time' }).fill('2001-01-01T00:00');
    await dialog.getByRole('button', { name: 'Save as draft' }).click();
    await expect(dialog.getByText('This time has already passed')).toBeVisible();
    await dialog.getByText('After a set time', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Save as draft' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('radiogroup', { name: 'Which giveaways' }).getByText('Open', { exact: true }).click();

    await expect(list.getByRole('listitem').filter({ hasText: 'A second comet' })).toContainText('Duration');
  });
});
