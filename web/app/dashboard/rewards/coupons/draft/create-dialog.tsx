import { Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { CodeDraft, ManagedCoupon } from '@perigee/core/rewards/coupons/schema';
import type { CouponTemplate } from '@perigee/core/rewards/coupons/section';
import { useState } from 'react';
import { m } from '#texts';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { CodeCard } from '../../../components/coupon-code/code-card.tsx';
import { FailureNotice } from '../../../../components/failure-notice/failure-notice.tsx';
import { DialogForm } from '../../../components/settings-form/dialog-form.tsx';
import { useGuild } from '../../../lib/guilds/use-guild.ts';
import { useTabSettings } from '../../../lib/guilds/use-tab-settings.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { CodeFields, isCodeReady } from './code-fields.tsx';
import { CouponFields } from './coupon-fields.tsx';
import { NEW_DRAFT, termsOf } from './draft.ts';
import { PostSample } from './post-sample.tsx';
import { useCouponChanges } from '../use-coupons.ts';
import { useDraftForm } from './use-draft-form.ts';

interface CreateDialogProps {
  /** The initial values; null while the dialog is closed. */
  template: CouponTemplate | null;
  onClose: () => void;
}

interface CreatedCoupon {
  coupon: ManagedCoupon;
  code: string | null;
}

/** Creates a coupon and shows its code, which is visible only this once. */
export function CreateDialog({ template, onClose }: CreateDialogProps) {
  const text = useText();
  const { id } = useGuild();
  const isNarrow = useMediaQuery('(max-width: 599px)') ?? false;
  const [made, setMade] = useState<CreatedCoupon | null>(null);
  const handleClose = () => {
    setMade(null);
    onClose();
  };

  return (
    <FormDialog
      isOpen={template !== null}
      onClose={handleClose}
      title={made === null ? text(m.coupons_create) : text(m.coupons_made_title, { name: made.coupon.name })}
      size={720}
      isFullScreen={isNarrow}
      // A click outside or Escape must not lose a code that has not been copied yet.
      closesOutside={false}
      closesByEscape={made === null}
    >
      {made === null && template !== null && <CreateForm template={template} onMade={setMade} onCancel={handleClose} />}
      {made !== null && <CodeCard guildId={id} code={made.code} onDone={handleClose} />}
    </FormDialog>
  );
}

interface CreateFormProps {
  template: CouponTemplate;
  onMade: (made: CreatedCoupon) => void;
  onCancel: () => void;
}

function CreateForm({ template, onMade, onCancel }: CreateFormProps) {
  const text = useText();
  const { couponTemplates } = useTabSettings('economy');
  const { form, isValid, problem, refuse } = useDraftForm(template);
  const [code, setCode] = useState<CodeDraft>({ kind: 'drawn' });
  const { create } = useCouponChanges();
  const handleSubmit = () =>
    create.mutate({ ...termsOf(form.values, Date.now()), code }, { onSuccess: onMade, onError: refuse });

  return (
    <DialogForm
      submitLabel={text(m.coupons_add)}
      canSave={isValid && isCodeReady(code)}
      problem={problem}
      isSaving={create.isPending}
      onSubmit={handleSubmit}
      onCancel={onCancel}
    >
      {couponTemplates.length > 0 && (
        <Select
          label={text(m.coupons_template_from)}
          placeholder={text(m.coupons_template_blank)}
          data={couponTemplates.map(({ name }) => name)}
          onChange={(chosen) => form.setValues(couponTemplates.find(({ name }) => name === chosen) ?? NEW_DRAFT)}
          clearable
        />
      )}
      <CouponFields form={form} />
      <CodeFields value={code} onChange={setCode} />
      <PostSample draft={form.values} />
      <FailureNotice error={create.error} />
    </DialogForm>
  );
}
