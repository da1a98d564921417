import { readFile } from 'node:fs/promises';
import { DEFAULT_GAMES } from '@perigee/core/games/section';
import type { PublicRound } from '@perigee/core/games/public-round';
import { expect, type Page } from '@playwright/test';
import { bringToGuild, PEOPLE } from '@perigee/harness/pages/sign-in';
import { violationsOf } from '../support/accessibility.ts';
import { enterSettings, test } from '../support/journey.ts';

const GUILD = 'Alice’s Launch Pad';
const PHONE = { width: 360, height: 800 };

/** Alice in the chat of her guild. */
interface Chat {
  guildId: string;
  /** Writes a command, and waits for the answer. */
  write(line: string): Promise<void>;
  /** The bot's latest message. */
  last(): Promise<string>;
}

/** Signs Alice in and gives her money to play with. */
async function openChat(page: Page, simulatorUrl: string): Promise<Chat> {
  const guildId = await bringToGuild(page, PEOPLE.owner, GUILD);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const found = await page.request.get(`/api/private/leaderboard/${guildId}/search?text=alice.orbit`, { headers });
  const [alice]: { user: { id: string } }[] = await found.json();
  const asAlice = `${simulatorUrl}/sim/people/${alice?.user.id ?? ''}`;
  const { channels }: { channels: { id: string; type: number }[] } = await (
    await page.request.get(`${asAlice}/guilds/${guildId}`)
  ).json();
  const channel = channels.find(({ type }) => type === 0);
  const messages = `${asAlice}/channels/${channel?.id ?? ''}/messages`;
  const read = async (): Promise<Message[]> => (await page.request.get(messages)).json();

  const write = async (line: string) => {
    const sent: Message = await (await page.request.post(messages, { data: { content: line } })).json();
    await expect
      .poll(async () => (await read()).some(({ id, author }) => author.bot === true && BigInt(id) > BigInt(sent.id)))
      .toBe(true);
  };
  await write(`!money add ${alice?.user.id ?? ''} 5000`);
  return {
    guildId,
    write,
    last: async () => (await read()).findLast(({ author }) => author.bot === true)?.content ?? '',
  };
}

/** Removes the cooldown between rounds. */
async function playAtOnce(page: Page, guildId: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const reply = await page.request.post(`/api/private/guilds/${guildId}/games`, {
    headers: { authorization: `Bearer ${token}` },
    data: { ...DEFAULT_GAMES, cooldown: 0 },
  });
  expect(reply.status()).toBe(200);
}

interface Message {
  id: string;
  content: string;
  author: { bot?: boolean };
}

async function openOwnGames(page: Page, guildId: string, query = ''): Promise<void> {
  await page.goto(`/@me/games/${guildId}${query}`);
  await expect(page.getByRole('region', { name: /^(Rounds|Раунды)$/ })).toBeVisible();
}

async function checkByHand(page: Page, round: unknown): Promise<void> {
  const hand = page.locator('#by-hand');
  await hand.getByRole('textbox').fill(JSON.stringify(round));
  await hand.getByRole('button', { name: 'Replay the round' }).click();
}

test('Game settings show the odds, and a maximum bet takes effect in the chat', async ({ page, product }) => {
  await enterSettings(page, PEOPLE.owner, GUILD, 'economy');
  await page.getByRole('region', { name: 'Games' }).getByRole('link', { name: 'Set up games' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  await expect(page.getByText('The first two steps favour the player')).toBeVisible();
  await page.getByText('Wins 5.6% to 75%').click();
  const odds = page.getByRole('table', { name: 'Odds: Crash' });
  await expect(odds.getByRole('row', { name: 'Cash out after step 1 75% 105%' })).toBeVisible();

  await page.getByRole('switch', { name: 'Dice' }).click();
  await page.getByRole('switch', { name: 'Maximum bet' }).click();
  await page.getByRole('textbox', { name: 'Maximum bet: Up to' }).fill('5');
  await expect(page.getByText('This is below the minimum bet')).toBeVisible();
  await page.getByRole('textbox', { name: 'Maximum bet: Up to' }).fill('500');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Dice' })).not.toBeChecked();

  const { write, last } = await openChat(page, product.simulatorUrl);
  await write('!slots 501');

  expect(await last()).toContain('The maximum bet is 500');
});

test('A player can check and download a round, and the check detects a modified record', async ({ page, product }) => {
  const { guildId, write } = await openChat(page, product.simulatorUrl);
  await playAtOnce(page, guildId);
  await write('!coinflip 100 heads');
  await openOwnGames(page, guildId);
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('1 round');
  await page.getByRole('link', { name: /^Check the round of Coinflip/ }).click();

  await expect(page.getByText('This round was fair')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const downloaded: PublicRound = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));

  await page.goto('/fair/games');
  await expect(async () => {
    await page.locator('#by-hand').getByRole('button', { name: 'Replay the round' }).click();
    await expect(page.getByText('This isn’t a round record')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await checkByHand(page, downloaded);
  await expect(page.getByText('This round was fair')).toBeVisible();
  await checkByHand(page, { ...downloaded, payouts: [(downloaded.payouts[0] ?? 0) + 1] });
  await expect(page.getByText('This round doesn’t add up')).toBeVisible();
  await checkByHand(page, { ...downloaded, record: { ...downloaded.record, history: [{ kind: 'timeout' }] } });
  await expect(page.getByText('This round couldn’t have been played')).toBeVisible();
});

test.describe('unfinished round', () => {
  test.use({ expectedComplaints: [/status of 409/] });

  test('A round in progress does not reveal its server seed', async ({ page, product }) => {
    const { guildId, write } = await openChat(page, product.simulatorUrl);
    await playAtOnce(page, guildId);
    await write('!crash 100');
    const own = page.waitForResponse(/\/api\/private\/games\//);
    await openOwnGames(page, guildId);
    const { rounds }: { rounds: { id: string }[] } = await (await own).json();
    await expect(page.getByText('still being played').first()).toBeVisible();

    await page.goto(`/fair/${rounds[0]?.id ?? ''}`);

    await expect(page.getByText('This round is still being played')).toBeVisible();
    await expect(page.getByText('Server seed')).toBeHidden();
  });
});

test.describe('phone in Russian', () => {
  test.use({ viewport: PHONE });

  test('The list of rounds and the round check are accessible in Russian on a phone', async ({
    context,
    page,
    product,
  }) => {
    const { guildId, write } = await openChat(page, product.simulatorUrl);
    await playAtOnce(page, guildId);
    await write('!slots 100');
    await context.addCookies([{ name: 'locale', value: 'ru', url: product.url }]);
    await openOwnGames(page, guildId);
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('link', { name: /^Проверить раунд: Слоты/ }).click();

    await expect(page.getByText('Этот раунд был честным')).toBeVisible();
    await expect(page.getByText(/^Барабан 3/)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
});

test('The dialog of a game command shows its odds', async ({ page }) => {
  await page.goto('/commands?command=crash');

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row', { name: 'Cash out after step 2 56.25% 101.25%' })).toBeVisible();
  await expect(dialog).toContainText('The first two steps favour the player');
  expect(await violationsOf(page)).toEqual([]);
});
