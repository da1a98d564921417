import { Field } from '../elements/field.tsx';
import { textIn } from '../elements/text-in.ts';
import { t } from '../texts/texts.ts';

const REASON_MAX = 512;

/** The optional reason of an act of moderation. */
export function ReasonField() {
  return (
    <Field label={t.reason} hint={t.reasonHint}>
      <input name="reason" maxLength={REASON_MAX} />
    </Field>
  );
}

/** The fields of an act, with the reason if one was written. */
export function withReason(data: FormData, fields: object): object {
  const reason = textIn(data, 'reason').trim();
  return reason === '' ? fields : { ...fields, reason };
}
