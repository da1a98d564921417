import type { Page } from '@playwright/test';
import { mockPlayedHistory, publishRound } from './played-rounds.ts';
import { obtainToken, bringToGuild, PEOPLE, signIn } from './sign-in.ts';

const GUILD = 'Alice’s Launch Pad';

/** A page of the site, for the journeys that check every page. */
export interface SitePage {
  name: string;
  open(page: Page): Promise<unknown>;
}

/** Every page, with how to open it. */
export const PAGES: readonly SitePage[] = [
  { name: 'home', open: (page) => page.goto('/') },
  { name: 'commands', open: (page) => page.goto('/commands') },
  { name: 'command', open: (page) => page.goto('/commands?command=help') },
  { name: 'stats', open: (page) => page.goto('/stats') },
  { name: 'donate', open: (page) => page.goto('/donate') },
  { name: 'landing', open: (page) => page.goto('/landing') },
  { name: 'terms', open: (page) => page.goto('/terms') },
  { name: 'privacy', open: (page) => page.goto('/privacy') },
  { name: 'release-notes', open: (page) => page.goto('/v2') },
  { name: 'template-docs', open: (page) => page.goto('/docs/templates') },
  { name: 'fair', open: (page) => page.goto('/fair') },
  { name: 'fair-games', open: (page) => page.goto('/fair/games') },
  { name: 'fair-round', open: openRound },
  { name: 'not-found', open: (page) => page.goto('/no/such/page') },
  { name: 'user-page', open: (page) => signIn(page, PEOPLE.owner) },
  { name: 'general', open: (page) => openTab(page, 'general') },
  { name: 'command-settings', open: (page) => openTab(page, 'commands') },
  { name: 'moderation', open: (page) => openTab(page, 'moderation') },
  { name: 'economy', open: (page) => openTab(page, 'economy') },
  { name: 'economy-health', open: (page) => openTab(page, 'economy/health?period=month') },
  { name: 'games', open: (page) => openTab(page, 'economy/games') },
  { name: 'levels', open: (page) => openTab(page, 'economy/levels') },
  { name: 'coupons', open: openCoupons },
  { name: 'redeem', open: openRedeem },
  { name: 'giveaways', open: (page) => openTab(page, 'giveaways') },
  { name: 'giveaway', open: openGiveaway },
  { name: 'giveaways-settings', open: (page) => openTab(page, 'giveaways?part=settings') },
  { name: 'logs', open: (page) => openTab(page, 'logs') },
  { name: 'greetings', open: (page) => openTab(page, 'greetings') },
  { name: 'overview', open: (page) => openTab(page, '') },
  { name: 'setup', open: (page) => openTab(page, 'setup') },
  { name: 'boost', open: (page) => openTab(page, 'boost') },
  { name: 'editors', open: (page) => openTab(page, 'editors') },
  { name: 'history', open: (page) => openTab(page, 'history') },
  { name: 'cases', open: (page) => openTab(page, 'cases') },
  { name: 'case', open: openCase },
  { name: 'cases-running', open: (page) => openTab(page, 'cases/running') },
  { name: 'cases-statistics', open: (page) => openTab(page, 'cases/statistics') },
  { name: 'cases-member', open: openMemberCases },
  { name: 'log-entries', open: (page) => openTab(page, 'logs/entries') },
  { name: 'automod', open: (page) => openTab(page, 'automod') },
  { name: 'transfer', open: (page) => openTab(page, 'transfer') },
  { name: 'leaderboard', open: openLeaderboard },
  { name: 'member', open: openMember },
  { name: 'statement', open: openStatement },
  { name: 'rewards', open: openRewards },
  { name: 'own-games', open: openOwnGames },
  { name: 'appeal', open: openAppeal },
  { name: 'review', open: openReview },
  { name: 'host', open: openHost },
];

/** Opens a settings page; an empty tab name means the overview. */
async function openTab(page: Page, tab: string): Promise<void> {
  await page.goto(`/guilds/${await bringToGuild(page, PEOPLE.owner, GUILD)}/${tab}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** With a running coupon. */
async function openCoupons(page: Page): Promise<void> {
  await openTab(page, 'coupons');
  const card = page.getByRole('heading', { level: 2, name: 'Launch day' });
  await card.or(page.getByText('No active coupons')).waitFor();
  if (await card.isVisible()) return;
  await page.getByRole('button', { name: 'New coupon' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Launch day');
  await page.getByRole('button', { name: 'Create coupon' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await card.waitFor();
}

/** A running giveaway, with its figures. */
async function openGiveaway(page: Page): Promise<void> {
  await openTab(page, 'giveaways');
  const link = page.getByRole('link', { name: 'A telescope' }).first();
  await link.or(page.getByText('No giveaways right now')).waitFor();
  if (!(await link.isVisible())) {
    await page.getByRole('button', { name: 'New giveaway' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'New giveaway' });
    await dialog.getByRole('textbox', { name: 'Prize description' }).fill('A telescope');
    await dialog.getByRole('combobox', { name: 'Channel' }).click();
    await page.getByRole('option', { name: 'general', exact: true }).click();
    await dialog.getByRole('button', { name: 'Open now' }).click();
  }
  // By URL: snapshots of a running view transition do not survive resizing the window.
  await page.goto((await link.getAttribute('href')) ?? '');
  await page.getByRole('heading', { level: 1, name: 'A telescope' }).waitFor();
}

async function openRedeem(page: Page): Promise<void> {
  await page.goto(`/coupons/redeem?guild=${await bringToGuild(page, PEOPLE.owner, GUILD)}#LAUNCH-2026`);
  await page.getByRole('textbox', { name: 'Code' }).waitFor();
}

/** A ban with a message and a trail. */
async function openCase(page: Page): Promise<void> {
  await openTab(page, 'cases?type=ban');
  await page
    .getByRole('link', { name: /^Ban #/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 2, name: 'Timeline' }).waitFor();
}

async function openMemberCases(page: Page): Promise<void> {
  await openCase(page);
  const address = await page.getByRole('main').locator('header').getByRole('link').getAttribute('href');
  // By URL: snapshots of a running view transition do not survive resizing the window.
  await page.goto(address ?? '');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function openLeaderboard(page: Page): Promise<void> {
  await page.goto(`/leaderboard/${await bringToGuild(page, PEOPLE.owner, GUILD)}`);
  await page.getByRole('heading', { level: 1, name: GUILD }).waitFor();
}

/** The leaderboard's first member, seen by somebody who may edit balances. */
async function openMember(page: Page): Promise<void> {
  await openLeaderboard(page);
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Edit balance' }).waitFor();
}

async function openStatement(page: Page): Promise<void> {
  await page.goto(`/@me/statement/${await bringToGuild(page, PEOPLE.owner, GUILD)}`);
  await page.getByRole('button', { name: 'Download as CSV' }).waitFor();
}

async function openRewards(page: Page): Promise<void> {
  await page.goto(`/@me/rewards/${await bringToGuild(page, PEOPLE.owner, GUILD)}`);
  await page.getByText('You haven’t entered a giveaway').waitFor();
}

async function openRound(page: Page): Promise<void> {
  await page.goto(await publishRound(page));
  await page.getByText(/^(This round was fair|Этот раунд был честным)$/).waitFor();
}

async function openOwnGames(page: Page): Promise<void> {
  await mockPlayedHistory(page);
  await page.goto(`/@me/games/${await bringToGuild(page, PEOPLE.owner, GUILD)}`);
  await page.getByRole('region', { name: 'Rounds' }).waitFor();
}

/** The page for somebody who is not banned. */
async function openAppeal(page: Page): Promise<void> {
  await obtainToken(page, PEOPLE.owner);
  await page.goto('/support/appeal');
  await page.getByRole('heading', { level: 2, name: 'You are not banned on support server' }).waitFor();
}

/** The appeals, seen by a moderator of the support server. */
async function openReview(page: Page): Promise<void> {
  await obtainToken(page, PEOPLE.developer);
  await page.goto('/support/review');
  await page.getByRole('radiogroup', { name: 'Show appeals' }).waitFor();
}

/** The status page, seen by a site host. */
async function openHost(page: Page): Promise<void> {
  await obtainToken(page, PEOPLE.developer);
  await page.goto('/host');
  await page.getByRole('heading', { level: 2, name: /^(Processes|Процессы)$/ }).waitFor();
  await page.getByText(/^(Good and skipped|В порядке и пропущено): /).waitFor();
}
