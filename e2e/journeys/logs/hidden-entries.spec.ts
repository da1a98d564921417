import { expect, type Page } from '@playwright/test';
import { bringToGuild, obtainToken, PEOPLE } from '@perigee/harness/pages/sign-in';
import { channelId, hideChannel, makeModerator, memberId, writeAndDelete } from '../../product/hide-channel.ts';
import { enterSettings, openUntil, test } from '../support/journey.ts';

const GUILD = 'Alice’s Launch Pad';
const SECRET = 'The council meets at noon';
const NEWS = 'The film starts at eight';

// The settings themselves are not open to a moderator.
test.use({ expectedComplaints: [/status of 403/] });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Settings saved' })).toBeVisible();
}

/** Logs deleted messages, and lets moderators read the log on the site. */
async function openLog(page: Page): Promise<void> {
  await enterSettings(page, PEOPLE.owner, GUILD, 'logs');
  await page.getByRole('combobox', { name: 'Set all to…' }).click();
  await page.getByRole('option', { name: 'bot-commands', exact: true }).click();
  await page.getByRole('switch', { name: 'Message deleted', exact: true }).check();
  await save(page);
  await enterSettings(page, PEOPLE.owner, GUILD, 'moderation');
  await page.getByRole('switch', { name: 'Moderators can read the logs' }).check();
  await save(page);
}

test('A moderator sees of a message in a hidden channel only that it was deleted', async ({ page, product }) => {
  await openLog(page);
  const guildId = await bringToGuild(page, PEOPLE.owner, GUILD);
  const { simulatorUrl } = product;
  const places = { simulatorUrl, guildId };
  await makeModerator(places, await memberId(places, PEOPLE.member));
  const ownerId = await memberId(places, PEOPLE.owner);
  await writeAndDelete(simulatorUrl, ownerId, await hideChannel(places, 'random'), SECRET);
  await writeAndDelete(simulatorUrl, ownerId, await channelId(places, 'general'), NEWS);

  const address = `/guilds/${guildId}/logs/entries`;
  const entries = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Message deleted' });
  await openUntil(page, address, entries.filter({ hasText: NEWS }));
  await expect(entries.filter({ hasText: SECRET })).toContainText('#random');

  await obtainToken(page, PEOPLE.member);
  await page.goto(address);
  await expect(entries.filter({ hasText: NEWS })).toContainText('#general');
  const hidden = entries.filter({ hasText: 'In a channel you can’t read' });
  await expect(hidden).toHaveCount(1);
  await expect(page.getByRole('main')).not.toContainText(/council|random/);

  // Their menu offers only what they may open, on any page of the server.
  await page.goto(`/guilds/${guildId}/moderation`);
  await expect(page.getByRole('heading', { name: 'You can’t configure this server' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Server settings' });
  await expect(menu.getByRole('link')).toHaveText(['Cases', 'Log entries']);
});
