import { m } from '#texts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { Button } from '../../../components/button/button.tsx';
import { DialogActions } from '../../../components/dialog/dialog-actions.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import type { CouponDialogProps } from './coupon-dialog.ts';
import { useCouponChanges } from './use-coupons.ts';
import styles from './coupons.module.css';

/** Asks before a coupon ends. */
export function EndDialog({ coupon: { id, name, held }, isOpen, onClose }: CouponDialogProps) {
  const text = useText();
  const { locale } = usePreferences();
  const handleEnded = () => {
    notify('success', text(m.coupons_end_done));
    onClose();
  };
  const { end } = useCouponChanges({ onEnded: handleEnded });

  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={text(m.coupons_end_title)}>
      <div className={styles['dialog']}>
        <p>{text(m.coupons_end_text, { name })}</p>
        {held > 0 && <p>{text(m.coupons_end_held, { held: held.toLocaleString(locale) })}</p>}
        <FailureNotice error={end.error} />
        <DialogActions>
          <Button onClick={onClose}>{text(m.cancel)}</Button>
          <Button tone="danger" busy={end.isPending} onClick={() => end.mutate(id)}>
            {text(m.coupons_end)}
          </Button>
        </DialogActions>
      </div>
    </FormDialog>
  );
}
