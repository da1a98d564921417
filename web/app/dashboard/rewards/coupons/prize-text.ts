import type { CouponPrize } from '@perigee/core/rewards/coupons/prize';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { m } from '#texts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';

/** Describes a coupon's prize; money without its symbol, which is rendered beside it. */
export function usePrizeText(): (prize: CouponPrize) => string {
  const text = useText();
  const { locale } = usePreferences();
  const { roles } = useGuild();

  return ({ kind, amount, item, role, roleDuration }) => {
    const shown = amount.toLocaleString(locale);
    if (kind === 'money') return shown;
    if (kind === 'xp') return text(m.coupons_prize_xp, { amount: shown });
    if (kind === 'item') return amount === 1 ? item : text(m.coupons_prize_item, { item, count: shown });
    const name = roles.find(({ id }) => id === role)?.name;
    const named = name === undefined ? text(m.coupons_role_unknown) : `@${name}`;
    if (roleDuration === null) return named;
    return text(m.coupons_prize_role_for, { role: named, duration: writeDuration(roleDuration, locale) });
  };
}
