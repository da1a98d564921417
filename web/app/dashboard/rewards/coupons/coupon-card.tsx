import type { CouponEnd, ManagedCoupon } from '@perigee/core/rewards/coupons/schema';
import { limitOf } from '@perigee/core/base/limits/tier-limits';
import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import { EmojiSymbol } from '../../components/pickers/emoji-symbol.tsx';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useMoments } from '../../../lib/preferences/use-moments.ts';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { CouponActions } from './coupon-actions.tsx';
import { CouponFigures } from './coupon-figures.tsx';
import styles from './coupons.module.css';

const KIND_ICONS = { money: 'economy', xp: 'trophy', item: 'gem', role: 'crown' } satisfies Record<string, IconName>;

const END_TEXTS: Record<CouponEnd, PlainMessage> = {
  used: m.coupons_ended_used,
  time: m.coupons_ended_time,
  hand: m.coupons_ended_hand,
};

const PROBLEM_TEXTS = {
  itemGone: m.coupons_item_gone,
  roleGone: m.coupons_role_gone,
  roleAboveBot: m.coupons_role_above,
} as const;

/** A coupon: its name, prize and use so far, and its actions. */
export function CouponCard({ coupon }: { coupon: ManagedCoupon }) {
  const text = useText();
  const { number, name, prize, state } = coupon;

  return (
    <li className={styles['coupon']} data-state={state}>
      <span className={styles['icon']}>
        <Icon name={KIND_ICONS[prize.kind]} size={22} />
      </span>
      <div className={styles['main']}>
        <h2 className={styles['name']}>
          <bdi>{name}</bdi> <span className={styles['number']}>{text(m.coupons_number, { number })}</span>
        </h2>
        <Notes coupon={coupon} />
        <CouponFigures coupon={coupon} />
      </div>
      <CouponActions coupon={coupon} />
    </li>
  );
}

/** What keeps the coupon from being used, and whether a member pays for it. */
function Notes({ coupon }: { coupon: ManagedCoupon }) {
  const text = useText();
  const { locale } = usePreferences();
  const { dayAndTime } = useMoments();
  const { boost, economy } = useTabSettings('economy');
  const { state, problem, isOwn, held, endedAt, end } = coupon;
  const max = limitOf('coupons', boost);

  return (
    <>
      {state === 'inactive' && <Note icon="lock">{text(m.coupons_inactive, { max })}</Note>}
      {state === 'paused' && <Note icon="clock">{text(m.coupons_paused)}</Note>}
      {state === 'usedUp' && <Note icon="clock">{text(m.coupons_used_up)}</Note>}
      {problem !== null && state !== 'ended' && <Note icon="alert">{text(PROBLEM_TEXTS[problem])}</Note>}
      {endedAt !== null && (
        <p className={styles['dim']}>
          {text(m.coupons_ended_on)} {dayAndTime(endedAt)}
          {end !== null && ` · ${text(END_TEXTS[end])}`}
        </p>
      )}
      {isOwn && endedAt === null && (
        <p className={styles['dim']}>
          {text(m.coupons_own, { held: held.toLocaleString(locale) })} <EmojiSymbol value={economy.moneySymbol} />
        </p>
      )}
    </>
  );
}

function Note({ icon, children }: { icon: IconName; children: string }) {
  return (
    <p className={styles['note']}>
      <Icon name={icon} size={16} />
      {children}
    </p>
  );
}
