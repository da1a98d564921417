import type { UseFormReturnType } from '@mantine/form';
import type { CouponTemplate } from '@perigee/core/rewards/coupons/section';
import { NAME_MAX } from '@perigee/core/base/names/name-schema';
import { m } from '#texts';
import { CounterTextInput } from '../../../components/pickers/counter-text-input.tsx';
import { DurationField } from '../../../components/pickers/numbers/duration-field.tsx';
import { IntegerField } from '../../../components/pickers/numbers/integer-field.tsx';
import { RolePicker } from '../../../components/pickers/choices/role-picker.tsx';
import { fieldsOf } from '../../../components/settings-form/fields-of.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { OptionalPart } from '../../../components/pickers/optional-part.tsx';
import { CouponPrizeFields } from './coupon-prize-fields.tsx';

const DAY_MS = 86_400_000;

/** The initial value of each optional part when it is switched on. */
const FIRST = { uses: 10, lasts: 7 * DAY_MS };

/** Every field of a coupon except its code. */
export function CouponFields({ form }: { form: UseFormReturnType<CouponTemplate> }) {
  const text = useText();
  const field = fieldsOf(form);
  const { uses, lasts } = form.values;

  return (
    <>
      <CounterTextInput
        label={text(m.coupons_edit_name)}
        hint={text(m.coupons_name_hint)}
        max={NAME_MAX}
        required
        {...field('name')}
        data-autofocus
      />
      <CouponPrizeFields form={form} />
      <OptionalPart
        label={m.coupons_field_limited}
        hint={m.coupons_field_limited_hint}
        isOn={uses !== null}
        onSwitch={(isOn) => form.setFieldValue('uses', isOn ? FIRST.uses : null)}
      >
        <IntegerField label={text(m.coupons_field_uses)} {...field('uses')} />
      </OptionalPart>
      <OptionalPart
        label={m.coupons_field_timed}
        hint={m.coupons_field_timed_hint}
        isOn={lasts !== null}
        onSwitch={(isOn) => form.setFieldValue('lasts', isOn ? FIRST.lasts : null)}
      >
        <DurationField label={text(m.coupons_field_lasts)} {...field('lasts')} />
      </OptionalPart>
      <RolePicker
        label={text(m.coupons_field_only)}
        hint={text(m.coupons_field_only_hint)}
        {...field('requiredRole')}
      />
    </>
  );
}
