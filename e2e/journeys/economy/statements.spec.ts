import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { bringToGuild, PEOPLE } from '@perigee/harness/pages/sign-in';
import { test } from '../support/journey.ts';

const GUILD = 'Alice’s Launch Pad';

/** Writes these lines in the chat of Alice's guild, waiting for the answer to each. */
async function write(page: Page, chatUrl: string, lines: readonly string[]): Promise<void> {
  await page.goto(chatUrl);
  await page.locator('#person').selectOption({ label: PEOPLE.owner });
  await page.getByRole('navigation', { name: 'Servers' }).getByRole('button', { name: GUILD }).click();
  const answers = page.getByRole('listitem', { name: /^Perigee:/ });
  for (const line of lines) {
    const before = await answers.count();
    await page.getByRole('textbox', { name: 'Message' }).fill(line);
    await page.keyboard.press('Enter');
    await expect(answers).toHaveCount(before + 1);
  }
}

/** A member's id, found by user name through the leaderboard. */
async function idOf(page: Page, guildId: string, username: string): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.get(`/api/private/leaderboard/${guildId}/search?text=${username}`, { headers });
  const found: { user: { id: string } }[] = await reply.json();
  return found[0]?.user.id ?? '';
}

test('A member can filter and download their statement, and a manager can reverse a transfer', async ({
  page,
  product,
}) => {
  const guildId = await bringToGuild(page, PEOPLE.owner, GUILD);
  const [alice, mia] = [await idOf(page, guildId, 'alice.orbit'), await idOf(page, guildId, 'mia.lindqvist')];
  await write(page, product.simulatorUrl, [`!money add ${alice} 5000 Founder’s share`, `!pay ${mia} 100`]);

  await page.goto('/@me');
  await page.getByRole('radiogroup').getByText('Leaderboards').click();
  await page.getByRole('link', { name: `Your statement on ${GUILD}` }).click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.first()).toContainText('Transfer');
  await expect(rows.first()).toContainText('-100');
  await page.getByText('Received', { exact: true }).click();
  await expect(rows.first()).toContainText('Given by a manager');
  await expect(page).toHaveURL(/\?direction=in$/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('"Given by a manager"');
  expect(file).not.toContain('"Transfer"');
  await page.goto(`/@me/statement/${guildId}?kind=refund`);
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();

  await page.goto(`/leaderboard/${guildId}/${alice}?kind=pay`);
  await page
    .getByRole('button', { name: /^Reverse: Transfer/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Reverse this transaction?' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(dialog.getByRole('button', { name: 'Reverse' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Sent by mistake');
  await dialog.getByRole('button', { name: 'Reverse' }).click();
  await expect(page.getByText('Transaction reversed.')).toBeVisible();
  await expect(rows.first()).toContainText('Reversed on');
});
