import { couponsEndpoints } from '@perigee/core/rewards/coupons/endpoints';
import { couponTemplatesSection } from '@perigee/core/rewards/coupons/section';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInGuild } from '../../../../testing/render.tsx';
import { CouponTemplatesCard } from './coupon-templates-card.tsx';

test('A refused coupon template stays open in its dialog with the reason in view', async () => {
  const { user } = renderInGuild(<CouponTemplatesCard onUse={() => undefined} />, {
    answers: (api) => {
      // The preview of the message is not checked here.
      api.refuse(couponsEndpoints.preview, 403, { code: 'forbidden' });
      const issues = [{ path: 'couponTemplates.0.prize.item', code: 'itemRoleAboveYou' as const }];
      api.refuse(couponTemplatesSection.save, 400, { code: 'invalid', issues });
    },
  });

  await user.click(await screen.findByRole('button', { name: 'New template' }));
  const comeIntoView = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Harvest');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  const reason = await dialog.findByText(/it comes with a role above your own/);
  expect(comeIntoView.mock.contexts.some((shown) => shown instanceof HTMLElement && shown.contains(reason))).toBe(true);
  expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Harvest');
  expect(screen.queryByText('This coupon name is taken')).not.toBeInTheDocument();
});
