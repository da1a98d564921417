import { expect, type Locator, type Page } from '@playwright/test';
import { PEOPLE, signIn } from '@perigee/harness/pages/sign-in';
import { delayRequests } from '../support/delay-requests.ts';
import { openSettings, saveGeneral, test } from '../support/journey.ts';

const GUILD = 'Alice’s Launch Pad';

/** A guild with many members to rank. */
const LARGE = 'Обсерватория · Stargazers';

/** Long enough for an unwanted answer to have arrived. */
const SILENCE_MS = 1500;

async function openChat(page: Page, chatUrl: string, guild: string): Promise<void> {
  await page.goto(chatUrl);
  await page.locator('#person').selectOption({ label: PEOPLE.owner });
  await page.getByRole('navigation', { name: 'Servers' }).getByRole('button', { name: guild }).click();
}

async function post(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.keyboard.press('Enter');
}

function answers(page: Page): Locator {
  return page.getByRole('listitem', { name: /^Perigee:/ });
}

test('The bot uses the prefix and language that were saved on the site', async ({ page, product }) => {
  await signIn(page, PEOPLE.owner);
  await openSettings(page, GUILD);
  await saveGeneral(page, '?!', 'Russian');
  await expect(page.getByText('Settings saved')).toBeVisible();
  await openChat(page, product.simulatorUrl, GUILD);
  await expect(page.getByRole('heading', { level: 1, name: '# general' })).toBeVisible();

  await post(page, '?!ping');
  await expect(answers(page)).toHaveCount(1);
  await expect(answers(page)).toContainText('Понг!');

  await post(page, '!ping');
  await page.waitForTimeout(SILENCE_MS);
  await expect(answers(page)).toHaveCount(1);

  await post(page, '/ping');
  await expect(answers(page)).toHaveCount(2);
  await expect(answers(page).last()).toContainText('Понг!');
});

test('The buttons of a chat leaderboard turn its pages', async ({ page, product }) => {
  await openChat(page, product.simulatorUrl, LARGE);
  await page.getByRole('button', { name: 'команды-бота' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '# команды-бота' })).toBeVisible();
  await post(page, '!leaderboard');
  const board = answers(page).last();
  const button = (name: string) => board.getByRole('button', { name, exact: true });

  await expect(board).toContainText('Page 1 of 120');
  await expect(button('Previous')).toBeDisabled();
  await button('Next').click();
  await expect(board).toContainText('Page 2 of 120');
  await expect(board).toContainText('11.');
  await button('Previous').click();

  await expect(board).toContainText('Page 1 of 120');
  await expect(button('Previous')).toBeDisabled();
  await expect(board.getByRole('link', { name: 'Open on the site' })).toHaveAttribute(
    'href',
    new RegExp(`^${product.url}/leaderboard/\\d+\\?page=1&`),
  );
});

test('Two people chat side by side, and one of them moderates manually', async ({ page, product }) => {
  await openChat(page, product.simulatorUrl, GUILD);
  await expect(page.getByRole('heading', { level: 1, name: '# general' })).toBeVisible();
  const { searchParams: place } = new URL(page.url());
  const other = await page.locator('#person').getByRole('option', { name: PEOPLE.member }).getAttribute('value');
  await page.goto(`${product.simulatorUrl}/beside?${place}&other=${other}`);
  const [left, right] = [page.frameLocator('iframe').first(), page.frameLocator('iframe').last()];
  const write = right.getByRole('textbox', { name: 'Message' });
  const visibleMessage = left.getByRole('listitem', { name: new RegExp(`^${PEOPLE.member}: Is anybody`) });
  const choose = (name: string) => left.getByRole('menuitem', { name, exact: true }).click();
  const chooseForMember = async (action: string) => {
    const members = left.getByRole('complementary', { name: 'Members' });
    await members.getByRole('button', { name: PEOPLE.member }).click();
    await choose(action);
  };

  // The indicator is only shown for a while to people already present, so the typing is repeated.
  await expect(async () => {
    await write.fill('');
    await write.pressSequentially('Is anybody there?');
    await expect(left.getByText(`${PEOPLE.member} is typing…`)).toBeVisible({ timeout: 5000 });
  }).toPass();
  await write.press('Enter');
  await expect(right.getByRole('listitem', { name: new RegExp(`^${PEOPLE.member}: Is anybody`) })).toBeVisible();
  await write.press('ArrowUp');
  await write.fill('Is anybody here?');
  await write.press('Enter');
  await expect(visibleMessage).toContainText('Is anybody here? (edited)');

  await visibleMessage.click({ button: 'right' });
  await choose('Add a reaction');
  await left.getByRole('button', { name: '🚀', exact: true }).click();
  await expect(right.getByRole('button', { name: '🚀 1' })).toBeVisible();
  await visibleMessage.click({ button: 'right' });
  await choose('Pin');
  await left.getByRole('button', { name: 'Pinned messages' }).click();
  await expect(left.getByRole('dialog').getByText('Is anybody here?')).toBeVisible();
  await left.getByRole('button', { name: 'Close' }).first().click();

  await right.getByRole('button', { name: 'Servers and channels' }).click();
  await right.getByRole('button', { name: /^Your status/ }).click();
  await right.getByRole('menuitem', { name: 'Set a custom status…' }).click();
  await right.getByRole('textbox', { name: 'Custom status' }).fill('Away for tea');
  await right.getByRole('button', { name: 'Save' }).click();
  await left.getByRole('button', { name: 'Members' }).click();
  await expect(left.getByRole('complementary', { name: 'Members' })).toContainText('Away for tea');
  await right.getByRole('button', { name: /^Your status/ }).press('Escape');

  await chooseForMember('Time out…');
  await left.getByRole('textbox', { name: 'Reason' }).fill('Asking too much');
  await left.getByRole('button', { name: 'Time out', exact: true }).click();
  await expect(write).toBeDisabled();
  await expect(write).toHaveAttribute('placeholder', /^You are timed out until /);
  await chooseForMember('Remove the timeout');
  await expect(write).toBeEnabled();

  await chooseForMember('Ban…');
  await left.getByRole('textbox', { name: 'Reason' }).fill('Enough');
  await left.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(right.getByText(`You were banned from ${GUILD}.`)).toBeVisible();
  await page.keyboard.press('Escape');
  await left.getByRole('button', { name: 'Servers and channels' }).click();
  await left.getByRole('button', { name: 'Server menu' }).click();
  await choose('Banned people');
  await expect(left.getByRole('dialog').getByRole('listitem')).toContainText('Enough');
  await left.getByRole('button', { name: `Unban ${PEOPLE.member}` }).click();
  await left.getByRole('button', { name: 'Unban', exact: true }).click();
  await expect(left.getByText('Nobody is banned here.')).toBeVisible();
});

test('A click on a server takes effect although the list is rendered again meanwhile', async ({ page, product }) => {
  await openChat(page, product.simulatorUrl, GUILD);
  await expect(page.getByRole('heading', { level: 2, name: GUILD })).toBeVisible();

  await page.getByRole('navigation', { name: 'Servers' }).getByRole('button', { name: LARGE }).hover();
  await page.mouse.down();
  const loaded = page.waitForResponse(/\/channels\/\d+\/menus$/);
  await page.locator('#person').selectOption({ label: PEOPLE.member });
  await loaded;
  await page.waitForTimeout(100);
  await page.mouse.up();

  await expect(page.getByRole('heading', { level: 2, name: LARGE })).toBeVisible();
});

test('The message field is disabled while a server is loading', async ({ page, product }) => {
  await openChat(page, product.simulatorUrl, GUILD);
  await expect(page.getByRole('heading', { level: 1, name: '# general' })).toBeVisible();
  const release = await delayRequests(page, '**/sim/people/*/guilds/*');

  await page.getByRole('navigation', { name: 'Servers' }).getByRole('button', { name: LARGE }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeDisabled();
  release();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeEnabled();
});

test('A person who opens a server before their profile has loaded sees new messages', async ({ page, product }) => {
  await openChat(page, product.simulatorUrl, GUILD);
  await expect(page.getByRole('heading', { level: 1, name: '# general' })).toBeVisible();
  const release = await delayRequests(page, /\/sim\/people\/\d+$/);

  await page.locator('#person').selectOption({ label: PEOPLE.manager });
  await page.getByRole('navigation', { name: 'Servers' }).getByRole('button', { name: GUILD }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeEnabled();
  release();
  await post(page, 'Who is here?');

  await expect(page.getByRole('listitem', { name: `${PEOPLE.manager}: Who is here?` })).toBeVisible();
});
