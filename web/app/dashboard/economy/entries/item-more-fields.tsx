import type { UseFormReturnType } from '@mantine/form';
import type { Item } from '@perigee/core/economy/items/schema';
import { useState } from 'react';
import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { DurationField } from '../../components/pickers/numbers/duration-field.tsx';
import { IntegerField } from '../../components/pickers/numbers/integer-field.tsx';
import { fieldsOf } from '../../components/settings-form/fields-of.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { OptionalPart } from '../../components/pickers/optional-part.tsx';
import styles from '../economy.module.css';

const DAY_MS = 86_400_000;

/** The initial value of each optional part when it is switched on. */
const FIRST = {
  stock: 10,
  restock: { amount: 1, every: DAY_MS },
  limitPerMember: 1,
  roleDuration: 7 * DAY_MS,
} as const;

/** Rarely used fields, folded unless one of them is set. */
export function ItemMoreFields({ form }: { form: UseFormReturnType<Item> }) {
  const text = useText();
  const { stock, limitPerMember, roleDuration, onUse, xp, addRole, removeRole } = form.values;
  // An item without an effect cannot act on use; it can only be kept.
  const hasEffect = xp.max > 0 || addRole.length + removeRole.length > 0;
  const [isOpen, setOpen] = useState([stock, limitPerMember, roleDuration].some(isSet) || onUse === true);

  return (
    <details className={styles['more']} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon name="chevron" />
        {text(m.items_more)}
      </summary>
      <div className={styles['moreFields']}>
        {hasEffect && (
          <OptionalPart
            label={m.items_on_use}
            hint={m.items_on_use_hint}
            isOn={onUse === true}
            onSwitch={(isOn) => form.setFieldValue('onUse', isOn)}
          />
        )}
        {addRole.length > 0 && <RolePart form={form} />}
        <LimitPart form={form} />
        <StockPart form={form} />
      </div>
    </details>
  );
}

/** How long members keep the role the item gives. */
function RolePart({ form }: { form: UseFormReturnType<Item> }) {
  const text = useText();

  return (
    <OptionalPart
      label={m.items_role_duration}
      hint={m.items_role_duration_hint}
      isOn={isSet(form.values.roleDuration)}
      onSwitch={(isOn) => form.setFieldValue('roleDuration', isOn ? FIRST.roleDuration : null)}
    >
      <DurationField label={text(m.items_role_duration_label)} {...fieldsOf(form)('roleDuration')} />
    </OptionalPart>
  );
}

/** How many pieces each member may buy. */
function LimitPart({ form }: { form: UseFormReturnType<Item> }) {
  const text = useText();

  return (
    <OptionalPart
      label={m.items_limit}
      hint={m.items_limit_hint}
      isOn={isSet(form.values.limitPerMember)}
      onSwitch={(isOn) => form.setFieldValue('limitPerMember', isOn ? FIRST.limitPerMember : null)}
    >
      <IntegerField label={text(m.items_limit_label)} {...fieldsOf(form)('limitPerMember')} />
    </OptionalPart>
  );
}

/** The number of pieces, and how they are restocked. */
function StockPart({ form }: { form: UseFormReturnType<Item> }) {
  const text = useText();
  const field = fieldsOf(form);
  const { stock, restock } = form.values;

  return (
    <OptionalPart
      label={m.items_stock}
      hint={m.items_stock_hint}
      isOn={isSet(stock)}
      onSwitch={(isOn) => form.setFieldValue('stock', isOn ? FIRST.stock : null)}
    >
      <IntegerField label={text(m.items_stock_label)} {...field('stock')} />
      <OptionalPart
        label={m.items_restock}
        hint={m.items_restock_hint}
        isOn={isSet(restock)}
        onSwitch={(isOn) => form.setFieldValue('restock', isOn ? FIRST.restock : null)}
      >
        <IntegerField label={text(m.items_restock_amount)} {...field('restock.amount')} />
        <DurationField label={text(m.items_restock_every)} {...field('restock.every')} />
      </OptionalPart>
    </OptionalPart>
  );
}

function isSet(value: unknown): boolean {
  return value !== null && value !== undefined;
}
