import type { PaymentFailure as Reason } from '@perigee/core/community/boost/payment-state';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { DialogActions } from '../../../components/dialog/dialog-actions.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import styles from './payments.module.css';

const REASONS: Record<Reason, PlainMessage> = {
  notPaid: m.pay_failure_notPaid,
  insufficientFunds: m.pay_failure_insufficientFunds,
  wrongCard: m.pay_failure_wrongCard,
  notConfirmed: m.pay_failure_notConfirmed,
  bankAway: m.pay_failure_bankAway,
  declined: m.pay_failure_declined,
};

interface FailedPaymentProps {
  /** Null if the provider never accepted it. */
  failure: Reason | null;
  onAgain: () => void;
  onClose: () => void;
}

/** Why a payment failed and what can be done about it (docs/rules/pages.md#plans). */
export function FailedPayment({ failure, onAgain, onClose }: FailedPaymentProps) {
  const text = useText();

  return (
    <Dialog isOpen onClose={onClose} title={text(m.pay_not_done)}>
      <p>{text(failure === null ? m.error_unavailable : REASONS[failure])}</p>
      <p className={styles['dim']}>{text(m.pay_no_money)}</p>
      <DialogActions>
        <Button onClick={onClose}>{text(m.dialog_close)}</Button>
        <Button tone="primary" onClick={onAgain}>
          {text(m.pay_again)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
