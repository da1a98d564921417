import type { ManagedCoupon } from '@perigee/core/rewards/coupons/schema';
import type { ReactNode } from 'react';
import { m } from '#texts';
import { EmojiSymbol } from '../../components/pickers/emoji-symbol.tsx';
import { personName } from '../../components/statement/person-name.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useMoments } from '../../../lib/preferences/use-moments.ts';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { usePrizeText } from './prize-text.ts';
import styles from './coupons.module.css';

/** The details of a coupon. */
export function CouponFigures({ coupon }: { coupon: ManagedCoupon }) {
  const text = useText();
  const { locale } = usePreferences();
  const { dayAndTime } = useMoments();
  const { roles, channels } = useGuild();
  const settings = useTabSettings('economy');
  const prizeText = usePrizeText();
  const { prize, used, uses, endsAt, endedAt, requiredRole, by } = coupon;
  const role = roles.find(({ id }) => id === requiredRole)?.name ?? text(m.coupons_role_unknown);
  const posted = channels.filter(({ id }) => coupon.channels.includes(id)).map(({ name }) => `#${name}`);
  const formatNumber = (number: number) => number.toLocaleString(locale);

  return (
    <dl className={styles['figures']}>
      <Figure label={m.coupons_gives}>
        {prizeText(prize)} {prize.kind === 'money' && <EmojiSymbol value={settings.economy.moneySymbol} />}
      </Figure>
      <Figure label={m.coupons_uses}>
        {uses === null
          ? formatNumber(used)
          : text(m.coupons_used_of, { used: formatNumber(used), uses: formatNumber(uses) })}
      </Figure>
      {endedAt === null && (
        <Figure label={m.coupons_until}>{endsAt === null ? text(m.coupons_endless) : dayAndTime(endsAt)}</Figure>
      )}
      {requiredRole !== null && <Figure label={m.coupons_only_for}>@{role}</Figure>}
      {by !== null && (
        <Figure label={m.coupons_by}>
          <bdi>{personName(by)}</bdi>
        </Figure>
      )}
      {posted.length > 0 && <Figure label={m.coupons_posted_in}>{posted.join(', ')}</Figure>}
    </dl>
  );
}

function Figure({ label, children }: { label: PlainMessage; children: ReactNode }) {
  const text = useText();

  return (
    <div>
      <dt>{text(label)}</dt>
      <dd>{children}</dd>
    </div>
  );
}
