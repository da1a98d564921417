import { useState } from 'react';
import { m } from '#texts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { ChannelPicker } from '../../components/pickers/choices/channel-picker.tsx';
import { DialogForm } from '../../components/settings-form/dialog-form.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import type { CouponDialogProps } from './coupon-dialog.ts';
import { useCouponChanges } from './use-coupons.ts';

/** Posts a coupon with its button to a channel. */
export function PostDialog({ coupon: { id, name }, isOpen, onClose }: CouponDialogProps) {
  const text = useText();
  const [channel, setChannel] = useState<string | null>(null);
  const { post } = useCouponChanges();
  const handleSubmit = () => {
    if (channel === null) return;
    const onSuccess = () => {
      notify('success', text(m.coupons_post_done));
      onClose();
    };
    post.mutate({ id, channel }, { onSuccess });
  };

  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={text(m.coupons_post_title, { name })}>
      <DialogForm
        submitLabel={text(m.coupons_post)}
        canSave={channel !== null}
        isSaving={post.isPending}
        onSubmit={handleSubmit}
        onCancel={onClose}
      >
        <ChannelPicker
          label={text(m.coupons_post_channel)}
          hint={text(m.coupons_post_hint)}
          value={channel}
          onChange={setChannel}
        />
        <FailureNotice error={post.error} />
      </DialogForm>
    </FormDialog>
  );
}
