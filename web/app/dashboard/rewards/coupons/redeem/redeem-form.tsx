import { couponsEndpoints } from '@perigee/core/rewards/coupons/endpoints';
import { TYPED_CODE_MAX } from '@perigee/core/rewards/coupons/code';
import type { RedeemedCoupon } from '@perigee/core/rewards/coupons/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { m } from '#texts';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { LinkButton } from '../../../../components/button/link-button.tsx';
import { EmojiSymbol } from '../../../components/pickers/emoji-symbol.tsx';
import { ApiError, errorCode } from '../../../../lib/api/api-error.ts';
import { errorText } from '../../../../lib/api/error-text.ts';
import { describeIssue } from '../../../../lib/api/issue-texts.ts';
import { useApi } from '../../../../lib/api/use-api.ts';
import { type Moments, useMoments } from '../../../../lib/preferences/use-moments.ts';
import { usePreferences } from '../../../../lib/preferences/preferences-context.tsx';
import { type Translate, useText } from '../../../../lib/preferences/use-text.ts';
import styles from '../coupons.module.css';

interface RedeemFormProps {
  guildId: string;
  /** The code from the link; empty if there is none. */
  code: string;
}

/** Redeems a coupon by its code and shows the result. */
export function RedeemForm({ guildId, code: initialCode }: RedeemFormProps) {
  const text = useText();
  const moments = useMoments();
  const fieldId = useId();
  const [code, setCode] = useState(initialCode);
  const redeem = useRedeem(guildId);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') redeem.mutate(code);
  };
  const handleAnother = () => {
    setCode('');
    redeem.reset();
  };

  if (redeem.data !== undefined) {
    return <Redeemed guildId={guildId} redeemed={redeem.data} onAnother={handleAnother} />;
  }
  return (
    <form className={styles['redeemCard']} onSubmit={handleSubmit}>
      <p>{text(m.redeem_lead)}</p>
      <label htmlFor={fieldId}>{text(m.redeem_code)}</label>
      <input
        id={fieldId}
        className={styles['codeField']}
        value={code}
        maxLength={TYPED_CODE_MAX}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <div role="alert">
        {redeem.error !== null && (
          <p className={styles['note']}>
            <Icon name="alert" size={18} />
            {refusalText(text, moments, redeem.error)}
          </p>
        )}
      </div>
      <div>
        <Button type="submit" tone="primary" busy={redeem.isPending} disabled={code.trim() === ''}>
          {text(m.redeem_button)}
        </Button>
      </div>
    </form>
  );
}

function useRedeem(guildId: string) {
  const call = useApi();
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (code: string) => call(couponsEndpoints.redeem, { params: { guildId }, body: { code } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['own coupons', guildId] }),
  });
}

/** Why the coupon could not be used; people who are not on the server get a text of their own. */
function refusalText(text: Translate, moments: Moments, error: unknown): string {
  const [issue] = error instanceof ApiError ? error.issues : [];
  const until = issue?.params?.['until'];
  if (issue !== undefined && typeof until === 'string') {
    return describeIssue(text, { ...issue, params: { until: moments.dayAndTime(until) } });
  }
  if (issue !== undefined) return describeIssue(text, issue);
  const code = errorCode(error);
  return code === 'notFound' || code === 'forbidden' ? text(m.redeem_unknown_guild) : errorText(text, error);
}

interface RedeemedProps {
  guildId: string;
  redeemed: RedeemedCoupon & { moneySymbol: string };
  onAnother: () => void;
}

function Redeemed({ guildId, redeemed, onAnother }: RedeemedProps) {
  const text = useText();
  const { locale } = usePreferences();
  const { prize, received, state, moneySymbol } = redeemed;
  const amount = prize.amount.toLocaleString(locale);
  const what = {
    money: received.toLocaleString(locale),
    xp: text(m.coupons_prize_xp, { amount }),
    item: prize.amount === 1 ? prize.item : text(m.coupons_prize_item, { item: prize.item, count: amount }),
    role: redeemed.name,
  }[prize.kind];
  const more = { money: null, xp: null, item: m.redeem_done_item, role: m.redeem_done_role }[prize.kind];

  return (
    <section className={styles['redeemCard']} aria-live="polite">
      {state === 'done' && (
        <>
          <h2 className={styles['received']}>
            <Icon name="check" size={22} />
            {text(m.redeem_done, { what })}
            {prize.kind === 'money' && <EmojiSymbol value={moneySymbol} />}
          </h2>
          {more !== null && <p>{text(more)}</p>}
        </>
      )}
      {state === 'pending' && <p>{text(m.redeem_pending)}</p>}
      {state === 'refused' && <p>{text(m.redeem_refused)}</p>}
      <div className={styles['foot']}>
        <Button onClick={onAnother}>{text(m.redeem_another)}</Button>
        <LinkButton to={`/@me/rewards/${guildId}`}>{text(m.mycoupons_title)}</LinkButton>
      </div>
    </section>
  );
}
