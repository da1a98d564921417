import { type FormEvent, useId, useState } from 'react';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import { AccountGiftFailure, isOfSmallerPlan } from './account-gift-failure.tsx';
import { PLAN_TEXTS } from '../plan-texts.ts';
import { useRedeem } from '../../../lib/boost/use-redeem.ts';
import styles from './account.module.css';

/** The form that redeems a gift code. */
export function AccountGift() {
  const text = useText();
  const id = useId();
  const [code, setCode] = useState('');
  const redeem = useRedeem();
  const mustAgree = isOfSmallerPlan(redeem.error);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    redeem.mutate(
      { code, changePlan: mustAgree },
      {
        onSuccess: ({ given: { plan, months } }) => {
          notify('success', text(m.gift_done, { plan: text(PLAN_TEXTS[plan].title), count: months }));
          setCode('');
        },
      },
    );
  };
  const handleType = (typed: string) => {
    setCode(typed);
    // The error of the previous code does not apply to this one.
    redeem.reset();
  };

  return (
    <form className={styles['card']} onSubmit={handleSubmit}>
      <div className={styles['add']}>
        <div className={styles['field']}>
          <label htmlFor={id}>{text(m.gift_title)}</label>
          <input
            id={id}
            value={code}
            maxLength={64}
            placeholder="GIFT-XXXX-XXXX-XXXX-XXXX"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={redeem.isError}
            aria-describedby={`${id}-failure`}
            onChange={({ currentTarget }) => handleType(currentTarget.value)}
          />
        </div>
        <Button type="submit" busy={redeem.isPending} disabled={code.trim() === ''}>
          {text(mustAgree ? m.gift_anyway : m.gift_redeem)}
        </Button>
      </div>
      <AccountGiftFailure id={`${id}-failure`} error={redeem.error} />
    </form>
  );
}
