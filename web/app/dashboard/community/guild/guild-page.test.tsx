import type { Endpoint } from '@perigee/core/base/http/endpoint';
import { commandsEndpoints } from '@perigee/core/community/commands/endpoints';
import { shopEndpoints } from '@perigee/core/economy/shop/endpoints';
import { economyHealthEndpoints } from '@perigee/core/insights/economy-health/endpoints';
import { exemptionEndpoints } from '@perigee/core/moderation/automod/exemption-endpoints';
import { raidEndpoints } from '@perigee/core/moderation/automod/raid-endpoints';
import { automodSiteEndpoints } from '@perigee/core/moderation/automod/site-endpoints';
import { couponsEndpoints } from '@perigee/core/rewards/coupons/endpoints';
import { giveawaysEndpoints } from '@perigee/core/rewards/giveaways/endpoints';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { settingsForTabs } from '@perigee/core/community/guilds/settings-for-tabs';
import type { GuildInfo } from '@perigee/core/community/guilds/schema';
import { type Tab, TABS } from '@perigee/core/base/tabs/tabs';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { TEST_GUILD, TEST_SETTINGS } from '../../../testing/guild.ts';
import { renderInGuild } from '../../../testing/render.tsx';
import type { TestApi } from '../../../testing/test-api.ts';
import EconomyPage from '../../economy/economy-page.tsx';
import GamesPage from '../../games/games-page.tsx';
import GreetingsPage from '../../greetings/greetings-page.tsx';
import HealthPage from '../../insights/economy-health/health-page.tsx';
import LogsPage from '../../logs/logs-page.tsx';
import AutomodPage from '../../moderation/automod/automod-page.tsx';
import ModerationPage from '../../moderation/moderation-page.tsx';
import CouponsPage from '../../rewards/coupons/coupons-page.tsx';
import GiveawaysPage from '../../rewards/giveaways/giveaways-page.tsx';
import LevelsPage from '../../rewards/levels/levels-page.tsx';
import CommandSettingsPage from '../commands/command-settings-page.tsx';
import GeneralPage from '../general/general-page.tsx';
import GuildPage from './guild-page.tsx';

/** The server as an editor of one tab gets it. */
function guildFor(tab: Tab): GuildInfo {
  const rights = { owner: false, manager: false, tabs: [tab] };
  return { ...TEST_GUILD, rights, settings: settingsForTabs({ ...TEST_SETTINGS, useTimeout: true }, [tab]) };
}

const PAGES: Record<Tab, readonly ComponentType[]> = {
  general: [GeneralPage],
  economy: [EconomyPage, GamesPage, LevelsPage, GiveawaysPage, CouponsPage, HealthPage],
  commands: [CommandSettingsPage],
  moderation: [ModerationPage, AutomodPage],
  logs: [LogsPage],
  greetings: [GreetingsPage],
};

/** What the pages ask for beyond the server. Without an answer they show the rest, which is what counts here. */
const OTHER_CALLS = [
  commandsEndpoints,
  shopEndpoints,
  economyHealthEndpoints,
  couponsEndpoints,
  giveawaysEndpoints,
  automodSiteEndpoints,
  exemptionEndpoints,
  raidEndpoints,
].flatMap((calls): Endpoint[] => Object.values(calls));

function refuseOtherCalls(api: TestApi): void {
  for (const call of OTHER_CALLS) api.refuse(call, 403, { code: 'forbidden' });
}

const CASES = TABS.flatMap((tab) => PAGES[tab].map((Page) => ({ tab, Page, name: Page.name })));

test.for(CASES)('$name opens for an editor of $tab alone', async ({ tab, Page }) => {
  renderInGuild(<Page />, { guild: guildFor(tab), answers: refuseOtherCalls });

  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByText(/Unexpected Application Error|not loaded/)).not.toBeInTheDocument();
});

test.for([
  { locale: 'en', title: 'This page isn’t open to you' },
  { locale: 'ru', title: 'Эта страница вам недоступна' },
] as const)('An editor who opens a page of another tab is told so in $locale', async ({ locale, title }) => {
  const guild = guildFor('logs');
  const { go } = renderInGuild(<GuildPage />, {
    guild,
    locale,
    address: '/guilds/100/economy/levels',
    answers: (api) => api.answer(guildsEndpoints.list, () => []),
  });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();

  await go('/guilds/100/logs');

  expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
});
