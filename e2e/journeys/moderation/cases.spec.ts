import { expect, type Page } from '@playwright/test';
import { PEOPLE, signIn } from '@perigee/harness/pages/sign-in';
import { enterSettings, test } from '../support/journey.ts';

async function openCases(page: Page): Promise<void> {
  await enterSettings(page, PEOPLE.owner, 'Alice’s Launch Pad', 'cases');
  await expect(page.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();
}

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /#\d+$/ }) });

test('A moderator can find a case by filters in the URL, edit its reason and lift it', async ({ page }) => {
  await openCases(page);
  await expect(rows(page).first()).toBeVisible();
  const all = await rows(page).count();
  await page.getByRole('searchbox', { name: 'Words in the reason' }).fill('insu');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Warning' }).click();
  await expect(page).toHaveURL(/text=insu&type=warn|type=warn&text=insu/);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('link', { name: /^Warning #\d+$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Warning #\d+$/ })).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Insults in a voice channel');
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).dblclick();
  await expect(page.getByText('Case updated')).toBeVisible();
  await expect(page.getByText('Reason changed')).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove warning' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove warning' }).click();
  await expect(page.getByRole('main').getByText('Lifted').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove warning' })).toHaveCount(0);

  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows(page)).toHaveCount(all);
  await page.getByRole('navigation', { name: 'Cases' }).getByRole('link', { name: 'Active' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Failed' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Cases' }).getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'By moderator' })).toBeVisible();
});

test.describe('regular member', () => {
  test.use({ expectedComplaints: [/status of 403/] });

  test('The cases are neither linked nor accessible for a regular member', async ({ page }) => {
    await openCases(page);
    const address = page.url();
    await signIn(page, PEOPLE.member);
    await expect(page.getByRole('link', { name: /^Cases of .*Launch Pad/ })).toHaveCount(0);

    await page.goto(address);

    await expect(page.getByRole('heading', { name: 'You can’t see this server’s cases' })).toBeVisible();
  });
});
