import type { GuildCard } from '@perigee/core/community/guilds/schema';
import { expect, test } from 'vitest';
import { cardButtons, shownGuilds } from './shown-guilds.ts';

function buildCard(card: Partial<GuildCard>): GuildCard {
  return { id: '1', name: 'Orbit', icon: null, manageable: false, invited: false, cases: false, logs: false, ...card };
}

const guilds = [
  buildCard({ id: '1', manageable: true, invited: true }),
  buildCard({ id: '2', manageable: true, invited: false }),
  buildCard({ id: '3', manageable: false, invited: true }),
];

test.for([
  { mode: 'settings', ids: ['1', '2'] },
  { mode: 'leaderboards', ids: ['1', '2', '3'] },
] as const)('The $mode mode lists the servers $ids', ({ mode, ids }) => {
  const shown = shownGuilds(guilds, mode);

  expect(shown.map(({ id }) => id)).toEqual(ids);
});

test.for([
  {
    manageable: true,
    invited: false,
    mode: 'settings',
    buttons: {
      invite: true,
      settings: false,
      cases: false,
      logs: false,
      leaderboard: false,
      statement: false,
      rewards: false,
    },
  },
  {
    manageable: true,
    invited: true,
    mode: 'settings',
    buttons: {
      invite: false,
      settings: true,
      cases: false,
      logs: false,
      leaderboard: false,
      statement: false,
      rewards: false,
    },
  },
  {
    manageable: true,
    invited: true,
    mode: 'leaderboards',
    buttons: {
      invite: false,
      settings: true,
      cases: false,
      logs: false,
      leaderboard: true,
      statement: true,
      rewards: true,
    },
  },
  {
    manageable: false,
    invited: true,
    mode: 'leaderboards',
    buttons: {
      invite: false,
      settings: false,
      cases: false,
      logs: false,
      leaderboard: true,
      statement: true,
      rewards: true,
    },
  },
] as const)(
  'A server with manageable $manageable and invited $invited offers $buttons in $mode mode',
  ({ manageable, invited, mode, buttons }) => {
    const guild = buildCard({ manageable, invited });

    const offered = cardButtons(guild, mode);

    expect(offered).toEqual(buttons);
  },
);

test('A moderator without access to the settings can open the cases', () => {
  const guild = buildCard({ invited: true, cases: true });

  expect(shownGuilds([guild], 'settings')).toEqual([guild]);
  expect(cardButtons(guild, 'settings')).toEqual({
    invite: false,
    settings: false,
    cases: true,
    logs: false,
    leaderboard: false,
    statement: false,
    rewards: false,
  });
});
