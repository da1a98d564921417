import { expect } from '@playwright/test';
import { bringToGuild, PEOPLE, signIn } from '@perigee/harness/pages/sign-in';
import { test } from '../support/journey.ts';

const GUILD = 'Alice’s Launch Pad';

test('A manager creates, posts, edits and ends a coupon that a member redeems by its link', async ({
  page,
  product,
  browser,
}) => {
  const guildId = await bringToGuild(page, PEOPLE.owner, GUILD);
  await page.goto(`/guilds/${guildId}/coupons`);
  await page.getByRole('button', { name: 'New coupon' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Lift-off');
  await dialog.getByRole('textbox', { name: 'Money per use' }).fill('77');
  await expect(dialog.getByText('🎟️ Lift-off')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create coupon' }).click();
  const link = await dialog.getByLabel('Link').innerText();
  expect(link).toContain(`/coupons/redeem?guild=${guildId}#`);
  await dialog.getByRole('button', { name: 'Done' }).click();

  const context = await browser.newContext({ baseURL: product.url });
  const member = await context.newPage();
  await signIn(member, PEOPLE.member);
  await member.goto(new URL(link).pathname + new URL(link).search + new URL(link).hash);
  await member.getByRole('button', { name: 'Redeem' }).click();
  await expect(member.getByRole('heading', { name: 'You received 77' })).toBeVisible();
  await member.reload();
  await member.getByRole('button', { name: 'Redeem' }).click();
  await expect(member.getByRole('alert')).toContainText('You’ve already used this coupon');
  await context.close();

  const card = page.getByRole('listitem').filter({ hasText: 'Lift-off' });
  await card.getByRole('button', { name: 'Uses of the coupon “Lift-off”' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Post the coupon “Lift-off”' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Channel' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click();
  await expect(page.getByText('Posting the coupon…')).toBeVisible();
  await card.getByRole('button', { name: 'Edit Lift-off' }).click();
  const edited = page.getByRole('dialog', { name: 'Edit coupon' });
  await edited.getByRole('textbox', { name: 'Number of uses' }).fill('0');
  await expect(edited.getByRole('button', { name: 'Save' })).toBeDisabled();
  await edited.getByRole('textbox', { name: 'Number of uses' }).fill('12');
  await edited.getByText('Ends automatically').click();
  await edited.getByRole('button', { name: 'Save' }).click();
  await expect(edited).toBeHidden();
  await expect(card).toContainText('1 of 12');
  await card.getByRole('button', { name: 'End the coupon “Lift-off”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
  await page.getByText('Ended', { exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Lift-off' })).toContainText('1 of 12');
});

test('A saved template creates a coupon in two clicks', async ({ page }) => {
  const guildId = await bringToGuild(page, PEOPLE.owner, GUILD);
  await page.goto(`/guilds/${guildId}/coupons`);
  await page.getByRole('button', { name: 'New template' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Weekly treat');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Use the template “Weekly treat”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create coupon' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();

  await expect(page.getByRole('heading', { level: 2, name: 'Weekly treat' })).toBeVisible();
});
