import { placementEndpoints } from '@perigee/core/community/boost/placement-endpoints';
import type { OwnBoost, PlacementView } from '@perigee/core/community/boost/schema';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOwnBoost } from '../../../lib/boost/use-own-boost.ts';
import { TEST_GUILD } from '../../../testing/guild.ts';
import { renderInGuild } from '../../../testing/render.tsx';
import { useLostFocus } from '../../lib/focus/use-lost-focus.ts';
import { OwnBoostCard } from './own-boost-card.tsx';

const HERE: PlacementView = {
  guildId: TEST_GUILD.id,
  name: TEST_GUILD.name,
  icon: null,
  since: '2026-05-04T10:00:00.000Z',
  restsUntil: null,
  state: 'acting',
  reachable: true,
};
const ELSEWHERE = { ...HERE, guildId: '101', name: 'Elsewhere' };

function boostOf(placements: PlacementView[]): OwnBoost {
  const endsAt = '2126-05-04T10:00:00.000Z';
  return {
    subscription: { plan: 'standard', state: 'active', endsAt, graceUntil: endsAt, servers: 1 },
    placements,
    history: [],
  };
}

function Card() {
  const { data } = useOwnBoost();
  useLostFocus();
  return data !== undefined && <OwnBoostCard own={data} />;
}

/** The card of a user with the placements `before`; any of its actions answers with `after`. */
function renderCard(before: PlacementView[], after: PlacementView[]) {
  return renderInGuild(<Card />, {
    answers: (api) => {
      api.answer(placementEndpoints.own, () => boostOf(before));
      api.answer(guildsEndpoints.list, () => []);
      for (const name of ['take', 'move', 'release'] as const) {
        api.answer(placementEndpoints[name], () => boostOf(after));
      }
    },
  });
}

test('Taking a boost removes its button, announces the boost and moves focus to the card', async () => {
  const { user } = renderCard([], [HERE]);

  await user.click(await screen.findByRole('button', { name: 'Boost this server' }));

  expect(await screen.findByText('Test Pilots now has a boost')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Your boost' })).toHaveFocus());
});

test('Moving a boost to this server shows a confirmation', async () => {
  const { user } = renderCard([ELSEWHERE], [HERE]);

  await user.click(await screen.findByRole('button', { name: 'Move the boost from Elsewhere here' }));

  expect(await screen.findByText('Test Pilots now has a boost')).toBeInTheDocument();
});

test('Removing a boost announces it and closes the confirmation', async () => {
  const { user } = renderCard([HERE], []);

  await user.click(await screen.findByRole('button', { name: 'Remove the boost from Test Pilots' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));

  expect(await screen.findByText('The boost from Test Pilots is free again')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
