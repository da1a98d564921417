import { expect, type Page } from '@playwright/test';
import { DEMO_CREDENTIALS } from '@perigee/simulator/demo-application';
import { PEOPLE } from '@perigee/harness/pages/sign-in';
import { violationsOf } from '../support/accessibility.ts';
import { enterSettings, openUntil, test } from '../support/journey.ts';

const GUILD = 'Alice’s Launch Pad';

/** The platform's response to a call by the bot. */
async function readPlatform(simulatorUrl: string, path: string) {
  const headers = { authorization: `Bot ${DEMO_CREDENTIALS.botToken}` };
  return (await fetch(`${simulatorUrl}/api/v10${path}`, { headers })).json();
}

/** Changes the filter as the owner, in Discord itself. */
async function changeOnPlatform(simulatorUrl: string, guildId: string, keywords: string[]): Promise<void> {
  const [rule] = await readPlatform(simulatorUrl, `/guilds/${guildId}/auto-moderation/rules`);
  const { owner_id: personId } = await readPlatform(simulatorUrl, `/guilds/${guildId}`);
  const changed = await fetch(`${simulatorUrl}/control/guilds/${guildId}/automod-rules/${rule.id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ personId, keywords }),
  });
  expect(changed.status).toBe(204);
}

async function openModeration(page: Page): Promise<string> {
  await enterSettings(page, PEOPLE.owner, GUILD, 'moderation');
  return /guilds\/(\d+)/.exec(page.url())?.[1] ?? '';
}

test.use({ expectedComplaints: [/400 \(Bad Request\)/] });

test('Discord’s filter enforces a dashboard rule, and the dashboard reports changes made in Discord', async ({
  page,
  product,
}) => {
  const guildId = await openModeration(page);
  const rules = page.getByRole('region', { name: 'Automoderation' });

  // Unsupported options are reported before anything is saved.
  await page.getByRole('switch', { name: 'Invites' }).click();
  const invites = page.getByRole('dialog', { name: 'Invites' });
  await invites.getByRole('switch', { name: 'Use Discord’s filter too' }).click();
  await expect(invites.getByText('Discord doesn’t check where an invite leads')).toBeVisible();
  await invites.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('switch', { name: 'Forbidden words' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forbidden words' });
  await dialog.getByRole('switch', { name: 'Use Discord’s filter too' }).click();
  await expect(dialog.getByText('The list has no words yet')).toBeVisible();
  await dialog.getByLabel('Words and phrases').fill('comet');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Discord only finds words exactly as written here')).toBeVisible();
  const ofDialog = await violationsOf(page);
  await dialog.getByRole('button', { name: 'Save and turn on' }).click();
  await expect(rules.getByText('Discord’s filter is on')).toBeVisible();

  // Nobody sees the message, and the page of hits lists it.
  await page.goto(product.simulatorUrl);
  await page.locator('#person').selectOption({ label: PEOPLE.member });
  await page.getByRole('navigation', { name: 'Servers' }).getByRole('button', { name: GUILD }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('look, a comet');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This message breaks this server’s rule “Words”.')).toBeVisible();
  const hits = `${product.url}/guilds/${guildId}/automod?rule=words`;
  await openUntil(page, hits, page.getByText('Blocked by Discord’s filter'));
  const ofHits = await violationsOf(page);

  // The filter is changed in Discord, and restored.
  await changeOnPlatform(product.simulatorUrl, guildId, ['asteroid']);
  const settings = `${product.url}/guilds/${guildId}/moderation`;
  const changeNotice = rules.getByText('alice.orbit changed this filter in Discord');
  await openUntil(page, settings, changeNotice);
  const ofDrift = await violationsOf(page);
  await rules.getByRole('button', { name: 'Restore: Forbidden words' }).click();
  await expect(rules.getByText('Discord’s filter is on')).toBeVisible();

  // It is changed again, and syncing stops.
  await changeOnPlatform(product.simulatorUrl, guildId, ['asteroid']);
  await openUntil(page, settings, changeNotice);
  await rules.getByRole('button', { name: 'Keep it, stop syncing: Forbidden words' }).click();
  await expect(rules.getByText(/Discord’s filter|this filter/)).toHaveCount(0);
  const [remaining] = await readPlatform(product.simulatorUrl, `/guilds/${guildId}/auto-moderation/rules`);
  expect(remaining).toMatchObject({ trigger_metadata: { keyword_filter: ['asteroid'] } });
  expect([...ofDialog, ...ofHits, ...ofDrift]).toEqual([]);
});
