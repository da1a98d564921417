import { couponsEndpoints } from '@perigee/core/rewards/coupons/endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInGuild } from '../../../../testing/render.tsx';
import { RedeemForm } from './redeem-form.tsx';

test.for([
  { locale: 'en', button: 'Redeem', said: /later on this server: May 4, 2026, / },
  { locale: 'ru', button: 'Применить', said: /получают деньги позже: 4 мая 2026 г\., / },
] as const)(
  'A member who is too new sees in $locale when they can redeem the coupon',
  async ({ locale, button, said }) => {
    const { user } = renderInGuild(<RedeemForm guildId="100" code="HARVEST" />, {
      locale,
      answers: (api) => {
        const params = { until: '2026-05-04T10:00:00.000Z' };
        api.refuse(couponsEndpoints.redeem, 409, {
          code: 'conflict',
          issues: [{ path: 'code', code: 'couponTooNew', params }],
        });
      },
    });

    await user.click(screen.getByRole('button', { name: button }));

    expect(await screen.findByText(said)).toBeVisible();
  },
);
