import { DEMO_CREDENTIALS } from '@perigee/simulator/demo-application';
import { expect, type Page } from '@playwright/test';
import { PEOPLE, signIn } from '@perigee/harness/pages/sign-in';
import { violationsOf } from '../support/accessibility.ts';
import { type OpenPage, test } from '../support/journey.ts';

/** The banned person, the moderator who banned them, and another moderator. */
const BANNED = 'Rex Nova';
const BANNER = 'Дмитрий Волков';
const REVIEWER = PEOPLE.developer;

/** Opens the appeal page, signing in on the platform's page, to which a visitor is redirected. */
async function openAppeal(openPage: OpenPage): Promise<Page> {
  const page = await openPage();
  await page.goto('/support/appeal');
  await page.getByRole('radio', { name: BANNED }).check();
  await page.getByRole('button', { name: 'Authorize' }).click();
  await page.waitForURL('**/support/appeal');
  return page;
}

/** Opens the review page as a signed-in person. */
async function openReview(openPage: OpenPage, person: string): Promise<Page> {
  const page = await openPage();
  await signIn(page, person);
  await page.getByRole('link', { name: /^Ban appeals: \d/ }).click();
  await page.waitForURL('**/support/review');
  await page.getByRole('link', { name: BANNED }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: BANNED })).toBeVisible();
  return page;
}

/** Opens the demo chat as that person, in the review channel. */
async function openChannel(openPage: OpenPage, simulatorUrl: string, person: string): Promise<Page> {
  const page = await openPage();
  await page.goto(simulatorUrl);
  await page.locator('#person').selectOption({ label: person });
  await page
    .getByRole('navigation', { name: 'Servers' })
    .getByRole('button', { name: /Perigee Support/ })
    .click();
  await page.getByRole('button', { name: 'appeals' }).click();
  return page;
}

async function answerAll(page: Page): Promise<void> {
  const boxes = page.getByRole('textbox');
  for (const index of [0, 1, 2, 3]) await boxes.nth(index).fill(`Answer ${index + 1}, **plain** @everyone`);
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/** Bans the person again as the demo's bot, bypassing the site. */
async function banAgain(simulatorUrl: string, userId: string): Promise<void> {
  const path = `/guilds/${await supportGuild(simulatorUrl)}/bans/${userId}`;
  await callPlatform(simulatorUrl, path, { method: 'PUT', body: '{}' });
}

async function supportGuild(simulatorUrl: string): Promise<string> {
  const reply = await callPlatform(simulatorUrl, '/users/@me/guilds');
  const guilds: { id: string; name: string }[] = await reply.json();
  return guilds.find(({ name }) => name.startsWith('Perigee Support'))?.id ?? '';
}

async function bannedId(simulatorUrl: string): Promise<string> {
  const path = `/guilds/${await supportGuild(simulatorUrl)}/bans`;
  const reply = await callPlatform(simulatorUrl, path);
  const bans: { user: { id: string; global_name: string | null } }[] = await reply.json();
  return bans.find(({ user }) => user.global_name === BANNED)?.user.id ?? '';
}

function callPlatform(simulatorUrl: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bot ${DEMO_CREDENTIALS.botToken}`, 'content-type': 'application/json' };
  return fetch(`${simulatorUrl}/api/v10${path}`, { ...init, headers });
}

test('A ban can be appealed only once, and only another moderator can decline the appeal', async ({
  openPage,
  product,
}) => {
  const { simulatorUrl } = product;
  const rex = await openAppeal(openPage);
  const submit = rex.getByRole('button', { name: 'Submit appeal' });
  await expect(rex).toHaveTitle('Ban appeal · Perigee');
  await expect(rex.getByText('0 / 500')).toHaveCount(4);
  await expect(submit).toBeDisabled();
  await answerAll(rex);
  await rex.getByRole('textbox').first().fill('x'.repeat(501));
  await expect(rex.getByText('Answer length must be from 1 to 500 characters')).toBeVisible();
  await expect(submit).toBeDisabled();
  await expectAccessible(rex);
  for (const index of [0, 1, 2, 3]) await rex.getByRole('textbox').nth(index).fill('  ');
  await expect(submit).toBeDisabled();
  await answerAll(rex);
  await rex.reload();
  await expect(rex.getByRole('textbox').last()).toHaveValue('Answer 4, **plain** @everyone');
  await submit.dblclick();
  await expect(rex.getByRole('heading', { name: 'Your appeal has been submitted' })).toBeVisible();
  await expect(rex.getByRole('textbox')).toHaveCount(0);

  const banner = await openReview(openPage, BANNER);
  await expect(banner.getByText('You banned this person, so someone else has to decide.')).toBeVisible();
  await expect(banner.getByRole('button', { name: 'Approve and lift the ban' })).toBeDisabled();
  await expectAccessible(banner);

  const channel = await openChannel(openPage, simulatorUrl, REVIEWER);
  await expect(channel.getByText('Answer 4, **plain** @everyone')).toBeVisible();
  await channel.getByRole('button', { name: 'Start reviewing' }).click();
  await expect(channel.getByText('is reviewing it')).toBeVisible();
  await channel.getByRole('button', { name: 'Decline' }).click();
  await channel.getByRole('dialog').getByRole('textbox').fill('Not convinced');
  await channel.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(channel.getByText('Not convinced')).toBeVisible();
  await expect(channel.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  await rex.reload();
  await expect(rex.getByRole('heading', { name: 'Your appeal has been declined' })).toBeVisible();
});

test('A user who is banned again can appeal again in Russian on a phone, and get unbanned', async ({
  openPage,
  product,
}) => {
  const { simulatorUrl } = product;
  const id = await bannedId(simulatorUrl);
  await banAgain(simulatorUrl, id);
  const rex = await openAppeal(openPage);
  await rex.setViewportSize({ width: 360, height: 740 });
  await rex.getByRole('button', { name: /^RU/ }).click();
  await expect(rex.getByRole('textbox', { name: 'Что произошло — расскажите своими словами.' })).toBeVisible();
  await answerAll(rex);
  await expectAccessible(rex);
  await rex.getByRole('button', { name: 'Отправить апелляцию' }).click();
  await expect(rex.getByRole('heading', { name: 'Апелляция отправлена' })).toBeInViewport();
  await expectAccessible(rex);
  const channel = await openChannel(openPage, simulatorUrl, REVIEWER);

  const reviewer = await openReview(openPage, REVIEWER);
  await expectAccessible(reviewer);
  await reviewer.getByRole('button', { name: 'Approve and lift the ban' }).click();
  await reviewer.getByRole('dialog').getByRole('button', { name: 'Approve and lift the ban' }).click();
  await expect(reviewer.getByText('Direct message sent')).toBeVisible();
  await expect(channel.getByText('Direct message sent.')).toBeVisible();

  await rex.reload();
  await expect(rex.getByRole('heading', { name: 'Вы не забанены на сервере поддержки' })).toBeVisible();
});

test.describe('user without ban permission', () => {
  test.use({ expectedComplaints: [/status of 403/] });

  test('The appeal review is neither linked nor accessible without ban permission', async ({ page }) => {
    await signIn(page, PEOPLE.member);
    await expect(page.getByRole('heading', { name: 'Servers' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Ban appeals/ })).toHaveCount(0);

    await page.goto('/support/review');

    await expect(page.getByRole('heading', { level: 1, name: 'You can’t review appeals' })).toBeVisible();
  });
});
