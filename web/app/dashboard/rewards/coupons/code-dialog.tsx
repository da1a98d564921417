import { useState } from 'react';
import { m } from '#texts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { Button } from '../../../components/button/button.tsx';
import { DialogActions } from '../../../components/dialog/dialog-actions.tsx';
import { CodeCard } from '../../components/coupon-code/code-card.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import type { CouponDialogProps } from './coupon-dialog.ts';
import { useCouponChanges } from './use-coupons.ts';
import styles from './coupons.module.css';

/** Generates a new code for a coupon whose code was lost or leaked. */
export function CodeDialog({ coupon: { id, name }, isOpen, onClose }: CouponDialogProps) {
  const text = useText();
  const [isDrawn, setDrawn] = useState(false);
  const handleClose = () => {
    setDrawn(false);
    onClose();
  };

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={handleClose}
      title={text(m.coupons_code_title, { name })}
      size={620}
      closesOutside={false}
      // It is shown only once.
      closesByEscape={!isDrawn}
    >
      <Question couponId={id} onDrawn={() => setDrawn(true)} onClose={handleClose} />
    </FormDialog>
  );
}

interface QuestionProps {
  couponId: string;
  onDrawn: () => void;
  onClose: () => void;
}

/** Mounted only while the dialog is open, so that no old code stays in it. */
function Question({ couponId, onDrawn, onClose }: QuestionProps) {
  const text = useText();
  const guild = useGuild();
  const { drawCode } = useCouponChanges();
  if (drawCode.data !== undefined) {
    return <CodeCard guildId={guild.id} code={drawCode.data.code} onDone={onClose} />;
  }

  return (
    <div className={styles['dialog']}>
      <p>{text(m.coupons_code_question)}</p>
      <FailureNotice error={drawCode.error} />
      <DialogActions>
        <Button onClick={onClose}>{text(m.cancel)}</Button>
        <Button
          tone="primary"
          busy={drawCode.isPending}
          onClick={() => drawCode.mutate(couponId, { onSuccess: onDrawn })}
        >
          {text(m.coupons_code_draw)}
        </Button>
      </DialogActions>
    </div>
  );
}
