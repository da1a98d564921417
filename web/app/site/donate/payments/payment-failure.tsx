import type { ErrorCode } from '@perigee/core/base/http/errors';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { DialogActions } from '../../../components/dialog/dialog-actions.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { LoginButton } from '../../../components/login-button/login-button.tsx';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import styles from '../donate.module.css';

/** The messages for a payment that could not be started; any other code is an internal error. */
const REASONS: Partial<Record<ErrorCode, PlainMessage>> = {
  unauthorized: m.error_unauthorized,
  notImplemented: m.pay_not_possible,
  tooManyRequests: m.error_tooManyRequests,
  unavailable: m.error_unavailable,
};

interface PaymentFailureProps {
  /** Null while there is no failure. */
  code: ErrorCode | null;
  onClose: () => void;
}

/** Why a payment could not be started, and that no money was taken (docs/rules/pages.md#plans). */
export function PaymentFailure({ code, onClose }: PaymentFailureProps) {
  const text = useText();

  return (
    <Dialog isOpen={code !== null} onClose={onClose} title={text(m.pay_failed)}>
      {code !== null && <p>{text(REASONS[code] ?? m.error_internal)}</p>}
      <p className={styles['dim']}>{text(m.pay_no_money)}</p>
      <DialogActions>
        <Button onClick={onClose}>{text(m.dialog_close)}</Button>
        {code === 'unauthorized' && <LoginButton tone="primary">{text(m.nav_login)}</LoginButton>}
      </DialogActions>
    </Dialog>
  );
}
