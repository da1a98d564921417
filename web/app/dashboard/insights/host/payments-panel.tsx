import { m } from '#texts';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { HostPanel } from './host-panel.tsx';
import { PaymentRow } from './payment-row.tsx';
import { useHostPayments } from './use-host.ts';
import styles from './host.module.css';

/** Payments that need a decision, and those already answered. */
export function PaymentsPanel() {
  const text = useText();
  const { data, isError, error } = useHostPayments();

  return (
    <HostPanel title={text(m.host_payments)} text={text(m.host_payments_text)}>
      {isError && <FailureNotice error={error} />}
      {data === undefined && !isError && <Skeleton height={80} />}
      {data?.length === 0 && <p className={styles['dim']}>{text(m.host_payments_none)}</p>}
      {data !== undefined && data.length > 0 && (
        <ul className={styles['list']}>
          {data.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
    </HostPanel>
  );
}
