import { SegmentedControl, Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { CouponTemplate } from '@perigee/core/rewards/coupons/section';
import { COUPON_PRIZE_KINDS, COUPON_PRIZE_NAMES, type CouponPrizeKind } from '@perigee/core/rewards/coupons/prize';
import { m } from '#texts';
import { FieldGroup } from '../../../components/pickers/field-group.tsx';
import { DurationField } from '../../../components/pickers/numbers/duration-field.tsx';
import { IntegerField } from '../../../components/pickers/numbers/integer-field.tsx';
import { RolePicker } from '../../../components/pickers/choices/role-picker.tsx';
import { fieldsOf } from '../../../components/settings-form/fields-of.ts';
import { issueText } from '../../../components/settings-form/errors/issue-text.ts';
import { useTabSettings } from '../../../lib/guilds/use-tab-settings.ts';
import { usePreferences } from '../../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { OptionalPart } from '../../../components/pickers/optional-part.tsx';

interface PrizeFieldsProps {
  form: UseFormReturnType<CouponTemplate>;
}

const WEEK_MS = 604_800_000;

/** The prize of a coupon, with the fields for its kind. */
export function CouponPrizeFields({ form }: PrizeFieldsProps) {
  const text = useText();
  const { locale } = usePreferences();
  const field = fieldsOf(form);
  const { kind } = form.values.prize;

  return (
    <>
      <FieldGroup label={text(m.coupons_field_kind)}>
        <SegmentedControl<CouponPrizeKind>
          fullWidth
          aria-label={text(m.coupons_field_kind)}
          value={kind}
          onChange={(chosen) => form.setFieldValue('prize.kind', chosen)}
          data={COUPON_PRIZE_KINDS.map((each) => ({ value: each, label: COUPON_PRIZE_NAMES[each][locale] }))}
        />
      </FieldGroup>
      {kind === 'money' && <IntegerField label={text(m.coupons_field_money)} {...field('prize.amount')} />}
      {kind === 'xp' && <IntegerField label={text(m.coupons_field_xp)} {...field('prize.amount')} />}
      {kind === 'item' && <ItemFields form={form} />}
      {kind === 'role' && <RoleFields form={form} />}
    </>
  );
}

function ItemFields({ form }: PrizeFieldsProps) {
  const text = useText();
  const { items } = useTabSettings('economy');
  const field = fieldsOf(form);
  const { value, onChange, error, ...rest } = field('prize.item');

  return (
    <>
      <Select
        {...rest}
        label={text(m.coupons_field_item)}
        searchable
        data={items.map(({ name }) => name)}
        value={value === '' ? null : value}
        onChange={(chosen) => onChange(chosen ?? '')}
        error={issueText(text, error)}
        nothingFoundMessage={text(items.length === 0 ? m.coupons_field_item_none : m.picker_nothing)}
      />
      <IntegerField label={text(m.coupons_field_pieces)} {...field('prize.amount')} />
    </>
  );
}

function RoleFields({ form }: PrizeFieldsProps) {
  const text = useText();
  const field = fieldsOf(form);
  const { roleDuration } = form.values.prize;

  return (
    <>
      <RolePicker label={text(m.coupons_field_role)} {...field('prize.role')} />
      <OptionalPart
        label={m.coupons_field_role_time}
        hint={m.coupons_field_role_time_hint}
        isOn={roleDuration !== null}
        onSwitch={(isOn) => form.setFieldValue('prize.roleDuration', isOn ? WEEK_MS : null)}
      >
        <DurationField label={text(m.coupons_field_role_duration)} {...field('prize.roleDuration')} />
      </OptionalPart>
    </>
  );
}
