import { paymentEndpoints } from '@perigee/core/community/boost/payment-endpoints';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useApi } from '../../../lib/api/use-api.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { PaymentRow } from './payment-row.tsx';
import { useReading } from '../../../lib/api/use-reading.ts';
import styles from './payments.module.css';

/** The signed-in person's payments, newest first. `version` changes when there may be news. */
export function PaymentHistory({ version }: { version: string }) {
  const text = useText();
  const call = useApi();
  const { value: payments, error, isReading, readAgain } = useReading(() => call(paymentEndpoints.list, {}), version);

  return (
    <section className={styles['history']} aria-labelledby="payments">
      <h2 id="payments">{text(m.payments_title)}</h2>
      {payments === null && error === null && <Skeleton height={72} />}
      <FailureNotice error={error} />
      {error !== null && (
        <Button busy={isReading} onClick={readAgain}>
          {text(m.retry)}
        </Button>
      )}
      {payments?.length === 0 && <p className={styles['dim']}>{text(m.payments_empty)}</p>}
      {payments !== null && payments.length > 0 && (
        <ol className={styles['list']}>
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ol>
      )}
    </section>
  );
}
