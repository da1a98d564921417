import type { couponsEndpoints } from '@perigee/core/rewards/coupons/endpoints';
import { type OwnCoupon, ownCouponSchema } from '@perigee/core/rewards/coupons/schema';
import { useState } from 'react';
import { m } from '#texts';
import { FormDialog } from '../dialog/form-dialog.tsx';
import type { CallOutput } from '../../../lib/api/send.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { CodeCard } from '../coupon-code/code-card.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { DurationField } from '../pickers/numbers/duration-field.tsx';
import { IntegerField } from '../pickers/numbers/integer-field.tsx';
import { useShownProblems } from '../settings-form/errors/use-shown-problems.ts';
import { DialogForm } from '../settings-form/dialog-form.tsx';
import { resolveFields } from '../settings-form/errors/resolve-fields.ts';
import { useOwnCoupons } from './use-own-coupons.ts';

interface MakeDialogProps {
  guildId: string;
  own: Pick<CallOutput<typeof couponsEndpoints.own>, 'total'>;
  isOpen: boolean;
  onClose: () => void;
}

const FIRST: OwnCoupon = { amount: 100, uses: 1, lasts: 604_800_000 };

const problemsOf = resolveFields(ownCouponSchema);

/** Creates a coupon from the member's own money and shows its code, which is visible only this once. */
export function MakeDialog({ isOpen, onClose, ...rest }: MakeDialogProps) {
  const text = useText();
  const [isMade, setMade] = useState(false);
  const handleClose = () => {
    setMade(false);
    onClose();
  };

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={handleClose}
      title={text(m.mycoupons_make_title)}
      size={620}
      closesOutside={false}
      // The code is shown only once.
      closesByEscape={!isMade}
    >
      <MakeForm {...rest} onMade={() => setMade(true)} onClose={handleClose} />
    </FormDialog>
  );
}

interface MakeFormProps extends Omit<MakeDialogProps, 'isOpen'> {
  onMade: () => void;
}

/** Mounted only while the dialog is open, so that no code stays in it. */
function MakeForm({ guildId, own: { total }, onMade, onClose }: MakeFormProps) {
  const text = useText();
  const { locale } = usePreferences();
  const { make } = useOwnCoupons(guildId);
  const [input, setWanted] = useState(FIRST);
  const problems = problemsOf(input);
  const problem = useShownProblems({ values: input, saved: FIRST, isDirty: true, problems });
  if (make.data !== undefined) return <CodeCard guildId={guildId} code={make.data.code} onDone={onClose} />;

  const held = input.amount * input.uses;
  const isWithin = held >= total.min && held <= total.max;
  const formatNumber = (number: number) => number.toLocaleString(locale);
  const field = (name: keyof OwnCoupon) => ({
    value: input[name],
    onChange: (value: number) => setWanted({ ...input, [name]: value }),
    error: problem.shown[name],
  });

  return (
    <DialogForm
      submitLabel={text(m.mycoupons_make)}
      canSave={Object.keys(problems).length === 0 && isWithin}
      isSaving={make.isPending}
      problem={problem}
      onSubmit={() => make.mutate(input, { onSuccess: onMade })}
      onCancel={onClose}
    >
      <IntegerField label={text(m.mycoupons_amount)} {...field('amount')} />
      <IntegerField
        label={text(m.mycoupons_uses)}
        hint={text(m.mycoupons_between, { min: formatNumber(total.min), max: formatNumber(total.max) })}
        {...field('uses')}
      />
      <DurationField label={text(m.mycoupons_lasts)} {...field('lasts')} />
      {Number.isSafeInteger(held) && <p>{text(m.mycoupons_held, { held: formatNumber(held) })}</p>}
      <FailureNotice error={make.error} />
    </DialogForm>
  );
}
