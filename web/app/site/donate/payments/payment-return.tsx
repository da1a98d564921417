import { paymentEndpoints } from '@perigee/core/community/boost/payment-endpoints';
import { UNDECIDED } from '@perigee/core/community/boost/payment-state';
import type { PlanType } from '@perigee/core/community/boost/plans';
import { useEffect } from 'react';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useApi } from '../../../lib/api/use-api.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { PaymentOutcome } from './payment-outcome.tsx';
import { useReading } from '../../../lib/api/use-reading.ts';
import styles from './payments.module.css';

interface PaymentReturnProps {
  paymentId: string;
  /** Called when the state of the payment changes. */
  onStateChange: (state: string) => void;
  onBuy: (plan: PlanType) => void;
  onDone: () => void;
}

/** How often an undecided payment is polled, in milliseconds. */
const LOOK_AGAIN_MS = 4_000;

/** The outcome of the payment the buyer is returning from; polled while it is undecided. */
export function PaymentReturn({ paymentId, onStateChange, onBuy, onDone }: PaymentReturnProps) {
  const text = useText();
  const call = useApi();
  const find = () => call(paymentEndpoints.find, { params: { paymentId } });
  const { value: result, error, isReading, readAgain } = useReading(find, paymentId);
  const state = result?.payment.state;
  const isWaiting = state !== undefined && UNDECIDED.includes(state) && !isReading;

  useEffect(() => {
    if (state !== undefined) onStateChange(state);
  }, [state, onStateChange]);

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(readAgain, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, readAgain]);

  return (
    <div role="status">
      {result !== null && <PaymentOutcome result={result} onBuy={onBuy} onDone={onDone} />}
      {result === null && error === null && (
        <div className={styles['outcome']}>
          <p>{text(m.pay_checking)}</p>
          <Skeleton height={28} />
        </div>
      )}
      {result === null && error !== null && (
        <div className={styles['outcome']}>
          <FailureNotice error={error} />
          <Button busy={isReading} onClick={readAgain}>
            {text(m.retry)}
          </Button>
        </div>
      )}
    </div>
  );
}
