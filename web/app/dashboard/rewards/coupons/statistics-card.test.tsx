import { couponsEndpoints } from '@perigee/core/rewards/coupons/endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInGuild } from '../../../testing/render.tsx';
import { StatisticsCard } from './statistics-card.tsx';

const SEVEN = { uses: 7, money: 0, xp: 0, pieces: 0, roles: 0, guesses: 0, days: [] };

test('Coupon statistics that fail to load show the reason and can be retried', async () => {
  const { user, api } = renderInGuild(<StatisticsCard />, {
    answers: (server) => server.refuse(couponsEndpoints.statistics, 403, { code: 'forbidden' }),
  });

  expect(await screen.findByText('You can no longer change this server.')).toBeInTheDocument();
  api.answer(couponsEndpoints.statistics, () => SEVEN);
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('7')).toBeInTheDocument();
});
