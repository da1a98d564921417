import type { PaymentAnswer } from '@perigee/core/community/boost/payment-answer';
import type { HostPayment } from '@perigee/core/insights/host/schema';
import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { errorText } from '../../../lib/api/error-text.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import { useHostActions } from './use-host.ts';
import styles from './host.module.css';

/** Asks the provider again, or decides the payment regardless of the provider. */
export function PaymentActions({ payment }: { payment: HostPayment }) {
  const text = useText();
  const { answer } = useHostActions();
  const [chosenAnswer, setChosenAnswer] = useState<PaymentAnswer | null>(null);
  const { id: paymentId, given } = payment;

  const choose = (next: PaymentAnswer) => {
    answer.reset();
    setChosenAnswer(next);
  };
  const decide = (next: PaymentAnswer | null) =>
    answer.mutate(
      { paymentId, answer: next },
      {
        onSuccess: () => {
          setChosenAnswer(null);
          notify('success', text(m.host_answered));
        },
        onError: (error) => next === null && notify('error', errorText(text, error)),
      },
    );

  return (
    <div className={styles['actions']}>
      <CheckButton paymentId={paymentId} />
      {payment.answer !== 'give' && given !== 1 && (
        <Button size="small" onClick={() => choose('give')}>
          {text(m.host_payment_give)}
        </Button>
      )}
      {payment.answer !== 'takeBack' && (payment.isOpen || (given ?? 0) > 0) && (
        <Button size="small" tone="dangerQuiet" onClick={() => choose('takeBack')}>
          {text((given ?? 0) > 0 ? m.host_payment_takeBack : m.host_payment_refuse)}
        </Button>
      )}
      {payment.answer !== null && (
        <Button size="small" busy={answer.isPending && chosenAnswer === null} onClick={() => decide(null)}>
          {text(m.host_payment_provider_again)}
        </Button>
      )}
      <AnswerDialog
        payment={payment}
        answer={chosenAnswer}
        isBusy={answer.isPending}
        error={answer.error}
        onConfirm={() => decide(chosenAnswer)}
        onClose={() => setChosenAnswer(null)}
      />
    </div>
  );
}

function CheckButton({ paymentId }: { paymentId: string }) {
  const text = useText();
  const { check } = useHostActions();
  const handleCheck = () =>
    check.mutate(paymentId, {
      onSuccess: () => notify('success', text(m.host_payment_checked)),
      onError: (error) => notify('error', errorText(text, error)),
    });

  return (
    <Button size="small" busy={check.isPending} onClick={handleCheck}>
      {text(m.host_payment_check)}
    </Button>
  );
}

interface AnswerDialogProps {
  payment: HostPayment;
  answer: PaymentAnswer | null;
  isBusy: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
}

function AnswerDialog({ payment: { userId: id, plan, given }, answer, ...dialog }: AnswerDialogProps) {
  const text = useText();
  const planName = text(plan === 'premium' ? m.plan_premium : m.plan_standard);

  if (answer === 'takeBack' && (given ?? 0) === 0) {
    return (
      <ConfirmDialog
        {...dialog}
        isOpen
        tone="danger"
        title={text(m.host_payment_refuse_title)}
        text={text(m.host_payment_refuse_text, { id })}
        submitLabel={text(m.host_payment_refuse)}
      />
    );
  }
  if (answer === 'takeBack') {
    return (
      <ConfirmDialog
        {...dialog}
        isOpen
        tone="danger"
        title={text(m.host_payment_takeBack_title)}
        text={text(m.host_payment_takeBack_text, { id })}
        submitLabel={text(m.host_payment_takeBack)}
      />
    );
  }
  return (
    <ConfirmDialog
      {...dialog}
      isOpen={answer === 'give'}
      title={text(m.host_payment_give_title)}
      text={text(m.host_payment_give_text, { id, plan: planName })}
      submitLabel={text(m.host_payment_give)}
    />
  );
}
