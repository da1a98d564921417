import type { Coupon, RedeemedCoupon } from '@perigee/core/rewards/coupons/schema';
import { useState } from 'react';
import { m } from '#texts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useMoments } from '../../../lib/preferences/use-moments.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Button } from '../../../components/button/button.tsx';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { EmojiSymbol } from '../pickers/emoji-symbol.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { MakeDialog } from './make-dialog.tsx';
import { useOwnCoupons } from './use-own-coupons.ts';
import styles from './own-coupons.module.css';

/**
 * The coupons a member created and those they used; works on any of their pages, because it needs only the server's id.
 */
export function OwnCoupons({ guildId }: { guildId: string }) {
  const text = useText();
  const [isMaking, setMaking] = useState(false);
  const { own } = useOwnCoupons(guildId);
  const { data, error } = own;
  if (data === undefined) return error === null ? <Skeleton height={140} /> : <FailureNotice error={error} />;
  const { made, redeemed, mayMake, moneySymbol } = data;

  return (
    <div className={styles['coupons']}>
      <div className={styles['buttons']}>
        <LinkButton to={`/coupons/redeem?guild=${guildId}`}>{text(m.mycoupons_redeem)}</LinkButton>
        {mayMake && (
          <Button onClick={() => setMaking(true)}>
            <Icon name="plus" size={18} />
            {text(m.mycoupons_make)}
          </Button>
        )}
      </div>
      {made.length + redeemed.length === 0 && <p className={styles['dim']}>{text(m.mycoupons_empty)}</p>}
      {made.length > 0 && (
        <section>
          <h3>{text(m.mycoupons_made)}</h3>
          <ul className={styles['list']}>
            {made.map((coupon) => (
              <MadeRow key={coupon.id} guildId={guildId} coupon={coupon} moneySymbol={moneySymbol} />
            ))}
          </ul>
        </section>
      )}
      {redeemed.length > 0 && (
        <section>
          <h3>{text(m.mycoupons_used)}</h3>
          <ul className={styles['list']}>
            {redeemed.map((use) => (
              <UsedRow key={use.couponId} use={use} moneySymbol={moneySymbol} />
            ))}
          </ul>
        </section>
      )}
      <MakeDialog guildId={guildId} own={data} isOpen={isMaking} onClose={() => setMaking(false)} />
    </div>
  );
}

interface MadeRowProps {
  guildId: string;
  coupon: Coupon;
  moneySymbol: string;
}

function MadeRow({ guildId, coupon, moneySymbol }: MadeRowProps) {
  const text = useText();
  const { locale } = usePreferences();
  const { dayAndTime } = useMoments();
  const { end } = useOwnCoupons(guildId);
  const { id, number, name, prize, used, uses, held, endsAt, endedAt } = coupon;

  return (
    <li>
      <span className={styles['what']}>
        <span>
          {text(m.coupons_number, { number })} · {prize.amount.toLocaleString(locale)}{' '}
          <EmojiSymbol value={moneySymbol} />
        </span>
        <span className={styles['dim']}>
          {text(m.coupons_used_of, { used, uses: uses ?? used })}
          {endedAt === null && ` · ${text(m.mycoupons_left, { held: held.toLocaleString(locale) })}`}
          {endedAt === null && endsAt !== null && ` · ${text(m.coupons_until)} ${dayAndTime(endsAt)}`}
          {endedAt !== null && ` · ${text(m.coupons_ended_on)} ${dayAndTime(endedAt)}`}
        </span>
      </span>
      {endedAt === null && (
        <Button
          size="small"
          tone="dangerQuiet"
          busy={end.isPending}
          aria-label={text(m.coupons_end_label, { name: `${name} ${number}` })}
          onClick={() => end.mutate(id)}
        >
          {text(m.coupons_end)}
        </Button>
      )}
      <FailureNotice error={end.error} />
    </li>
  );
}

function UsedRow({ use, moneySymbol }: { use: RedeemedCoupon; moneySymbol: string }) {
  const text = useText();
  const { locale } = usePreferences();
  const { dayAndTime } = useMoments();
  const { name, prize, received, at, state } = use;
  const amount = prize.amount.toLocaleString(locale);

  return (
    <li>
      <span className={styles['what']}>
        <bdi>{name}</bdi>
        <span className={styles['dim']}>
          {dayAndTime(at)}
          {state === 'pending' && ` · ${text(m.coupons_use_pending)}`}
          {state === 'refused' && ` · ${text(m.coupons_use_refused)}`}
        </span>
      </span>
      <span className={styles['gain']}>
        {prize.kind === 'money' && (
          <>
            {received.toLocaleString(locale)} <EmojiSymbol value={moneySymbol} />
          </>
        )}
        {prize.kind === 'xp' && text(m.coupons_prize_xp, { amount })}
        {prize.kind === 'item' && text(m.coupons_prize_item, { item: prize.item, count: amount })}
        {prize.kind === 'role' && text(m.coupons_field_role)}
      </span>
    </li>
  );
}
