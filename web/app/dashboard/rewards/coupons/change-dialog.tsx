import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { NAME_MAX } from '@perigee/core/base/names/name-schema';
import { m } from '#texts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { CounterTextInput } from '../../components/pickers/counter-text-input.tsx';
import { IntegerField } from '../../components/pickers/numbers/integer-field.tsx';
import { DialogForm } from '../../components/settings-form/dialog-form.tsx';
import { fieldsOf } from '../../components/settings-form/fields-of.ts';
import { issueText } from '../../components/settings-form/errors/issue-text.ts';
import { OptionalPart } from '../../components/pickers/optional-part.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import { toZoneInput } from '../../lib/time/zone-input.ts';
import type { CouponDialogProps } from './coupon-dialog.ts';
import { type ChangeValues, useChangeForm } from './use-change-form.ts';
import { useCouponChanges } from './use-coupons.ts';

const WEEK_MS = 7 * 86_400_000;

/** Changes the name, the uses and the end of a running coupon. Its prize was promised and cannot be changed. */
export function ChangeDialog({ isOpen, ...props }: CouponDialogProps) {
  const text = useText();

  return (
    <FormDialog isOpen={isOpen} onClose={props.onClose} title={text(m.coupons_change_title)}>
      <ChangeForm {...props} />
    </FormDialog>
  );
}

/** Mounted only while the dialog is open, so that it starts without earlier input. */
function ChangeForm({ coupon, onClose }: Omit<CouponDialogProps, 'isOpen'>) {
  const text = useText();
  const { zone } = useGuild().settings.timeZone;
  const { change } = useCouponChanges();
  const { form, change: changed, problem, canSave, refuse } = useChangeForm(coupon, zone);
  const field = fieldsOf(form);
  const { uses } = form.values;
  const handleSubmit = () => {
    const onSuccess = () => {
      notify('success', text(m.coupons_save_done));
      onClose();
    };
    change.mutate({ id: coupon.id, ...changed }, { onSuccess, onError: refuse });
  };

  return (
    <DialogForm
      submitLabel={text(m.form_save)}
      canSave={canSave}
      problem={problem}
      isSaving={change.isPending}
      onSubmit={handleSubmit}
      onCancel={onClose}
    >
      <CounterTextInput label={text(m.coupons_edit_name)} max={NAME_MAX} required {...field('name')} data-autofocus />
      <OptionalPart
        label={m.coupons_field_limited}
        hint={m.coupons_field_limited_hint}
        isOn={uses !== null}
        onSwitch={(isOn) => form.setFieldValue('uses', isOn ? Math.max(10, coupon.used + 1) : null)}
      >
        <IntegerField label={text(m.coupons_field_uses)} {...field('uses')} />
      </OptionalPart>
      <EndField form={form} zone={zone} />
      <FailureNotice error={change.error} />
    </DialogForm>
  );
}

/** When the coupon ends by itself, in the server's time zone. */
function EndField({ form, zone }: { form: UseFormReturnType<ChangeValues>; zone: string }) {
  const text = useText();
  const { endsAt } = form.values;
  const inAWeek = () => toZoneInput(new Date(Date.now() + WEEK_MS).toISOString(), zone);

  return (
    <OptionalPart
      label={m.coupons_field_timed}
      hint={m.coupons_change_end_hint}
      isOn={endsAt !== null}
      onSwitch={(isOn) => form.setFieldValue('endsAt', isOn ? inAWeek() : null)}
    >
      <TextInput
        type="datetime-local"
        label={text(m.giveaways_end_moment)}
        description={text(m.giveaways_end_zone, { zone })}
        value={endsAt ?? ''}
        error={issueText(text, form.getInputProps('endsAt').error)}
        onChange={({ currentTarget }) => form.setFieldValue('endsAt', currentTarget.value)}
      />
    </OptionalPart>
  );
}
