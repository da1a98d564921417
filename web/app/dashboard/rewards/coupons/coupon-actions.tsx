import type { ManagedCoupon } from '@perigee/core/rewards/coupons/schema';
import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { inlineErrorText } from '../../components/inline-edit/inline-error-text.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { EndDialog } from './end-dialog.tsx';
import { PostDialog } from './post-dialog.tsx';
import { useCouponChanges } from './use-coupons.ts';
import { RedemptionsDialog } from './redemptions-dialog.tsx';
import styles from './coupons.module.css';

type OpenDialog = 'post' | 'uses' | 'change' | 'code' | 'end';

/** The actions for a coupon; one that is over only shows who used it. */
export function CouponActions({ coupon }: { coupon: ManagedCoupon }) {
  const text = useText();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const { name, state } = coupon;
  const close = () => setOpen(null);

  return (
    <div className={styles['buttons']}>
      <Button size="small" aria-label={text(m.coupons_who_label, { name })} onClick={() => setOpen('uses')}>
        {text(m.coupons_who)}
      </Button>
      {state !== 'ended' && <RunningActions coupon={coupon} onAsk={setOpen} />}
      <PostDialog coupon={coupon} isOpen={open === 'post'} onClose={close} />
      <ChangeDialog coupon={coupon} isOpen={open === 'change'} onClose={close} />
      <RedemptionsDialog coupon={coupon} isOpen={open === 'uses'} onClose={close} />
      <CodeDialog coupon={coupon} isOpen={open === 'code'} onClose={close} />
      <EndDialog coupon={coupon} isOpen={open === 'end'} onClose={close} />
    </div>
  );
}

interface RunningActionsProps {
  coupon: ManagedCoupon;
  onAsk: (asked: OpenDialog) => void;
}

function RunningActions({ coupon: { name, isOwn, ...coupon }, onAsk }: RunningActionsProps) {
  const text = useText();

  return (
    <>
      <Button size="small" aria-label={text(m.coupons_post_label, { name })} onClick={() => onAsk('post')}>
        {text(m.coupons_post)}
      </Button>
      {!isOwn && (
        <Button size="small" aria-label={text(m.economy_edit_label, { name })} onClick={() => onAsk('change')}>
          {text(m.economy_edit)}
        </Button>
      )}
      <PauseButton id={coupon.id} name={name} isPaused={coupon.state === 'paused'} />
      {!isOwn && (
        <Button size="small" aria-label={text(m.coupons_code_label, { name })} onClick={() => onAsk('code')}>
          {text(m.coupons_code)}
        </Button>
      )}
      <Button
        size="small"
        tone="dangerQuiet"
        aria-label={text(m.coupons_end_label, { name })}
        onClick={() => onAsk('end')}
      >
        {text(m.coupons_end)}
      </Button>
    </>
  );
}

interface PauseButtonProps {
  id: string;
  name: string;
  isPaused: boolean;
}

function PauseButton({ id, name, isPaused }: PauseButtonProps) {
  const text = useText();
  const { change } = useCouponChanges();
  const handleClick = () =>
    change.mutate(
      { id, paused: !isPaused },
      {
        onSuccess: () => notify('success', text(m.coupons_save_done)),
        onError: (error) => notify('error', inlineErrorText(text, error)),
      },
    );

  return (
    <Button
      size="small"
      busy={change.isPending}
      aria-label={text(isPaused ? m.coupons_resume_label : m.coupons_pause_label, { name })}
      onClick={handleClick}
    >
      {text(isPaused ? m.coupons_resume : m.coupons_pause)}
    </Button>
  );
}
