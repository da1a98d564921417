import { useMediaQuery } from '@mantine/hooks';
import { normaliseCouponPrize } from '@perigee/core/rewards/coupons/prize';
import type { CouponTemplate } from '@perigee/core/rewards/coupons/section';
import { isSameName } from '@perigee/core/base/names/name-key';
import { m } from '#texts';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { FailureNotice } from '../../../../components/failure-notice/failure-notice.tsx';
import { DialogForm } from '../../../components/settings-form/dialog-form.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { CouponFields } from './coupon-fields.tsx';
import { PostSample } from './post-sample.tsx';
import { useDraftForm } from './use-draft-form.ts';

interface TemplateFormProps {
  template: CouponTemplate;
  /** Templates whose names are taken. */
  others: readonly string[];
  isSaving: boolean;
  /** Why the last save failed. */
  error: Error | null;
  onSave: (template: CouponTemplate) => void;
  onClose: () => void;
}

interface TemplateDialogProps extends Omit<TemplateFormProps, 'template'> {
  /** Null while the dialog is closed. */
  template: CouponTemplate | null;
  isNew: boolean;
}

/** Creates or edits a template. */
export function TemplateDialog({ template, isNew, ...rest }: TemplateDialogProps) {
  const text = useText();
  const isNarrow = useMediaQuery('(max-width: 599px)') ?? false;

  return (
    <FormDialog
      isOpen={template !== null}
      onClose={rest.onClose}
      title={text(isNew ? m.coupons_template_add : m.coupons_template_edit)}
      size={720}
      isFullScreen={isNarrow}
      closesOutside={false}
    >
      {template !== null && <TemplateForm template={template} {...rest} />}
    </FormDialog>
  );
}

function TemplateForm({ template, others, isSaving, error, onSave, onClose }: TemplateFormProps) {
  const text = useText();
  const { form, isValid, problem } = useDraftForm(template);
  const { values } = form;
  const isTaken = others.some((name) => isSameName(name, values.name));

  return (
    <DialogForm
      submitLabel={text(m.form_save)}
      canSave={isValid && !isTaken}
      problem={problem}
      isSaving={isSaving}
      onSubmit={() => onSave({ ...values, name: values.name.trim(), prize: normaliseCouponPrize(values.prize) })}
      onCancel={onClose}
    >
      <CouponFields form={form} />
      {isTaken && <p role="alert">{text(m.issue_couponNameTaken)}</p>}
      <PostSample draft={values} />
      {/* The fields of all templates are named by their position: whose it is only its text says. */}
      <FailureNotice error={error} saysIssue />
    </DialogForm>
  );
}
