import { couponsEndpoints } from '@perigee/core/rewards/coupons/endpoints';
import type { ManagedCoupon } from '@perigee/core/rewards/coupons/schema';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInGuild } from '../../../testing/render.tsx';
import { CouponList } from './coupon-list.tsx';

const COUPON: ManagedCoupon = {
  id: '7',
  number: 7,
  name: 'Harvest',
  prize: { kind: 'money', amount: 100, item: '', role: null, roleDuration: null },
  uses: null,
  used: 0,
  requiredRole: null,
  isOwn: false,
  hasCode: true,
  createdAt: '2026-05-04T10:00:00.000Z',
  endsAt: null,
  endedAt: null,
  end: null,
  state: 'running',
  held: 0,
  by: null,
  channels: [],
  problem: null,
};

test('Ending a coupon removes it from the list and announces it', async () => {
  const page = { coupons: [COUPON], next: null, running: 1, limit: 5 };
  const { user } = renderInGuild(<CouponList isOver={false} />, {
    answers: (api) => {
      api.answer(couponsEndpoints.list, () => page);
      api.answer(couponsEndpoints.end, () => {
        api.answer(couponsEndpoints.list, () => ({ ...page, coupons: [] }));
        return { message: '' };
      });
    },
  });

  await user.click(await screen.findByRole('button', { name: 'End the coupon “Harvest”' }));
  await user.click(await screen.findByRole('button', { name: 'End' }));

  expect(await screen.findByText('Coupon ended')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Harvest')).not.toBeInTheDocument());
});
