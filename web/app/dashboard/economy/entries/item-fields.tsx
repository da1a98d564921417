import type { UseFormReturnType } from '@mantine/form';
import { ITEM_DESCRIPTION_MAX, type Item } from '@perigee/core/economy/items/schema';
import { NAME_MAX } from '@perigee/core/base/names/name-schema';
import { m } from '#texts';
import { CounterTextInput } from '../../components/pickers/counter-text-input.tsx';
import { CounterTextarea } from '../../components/pickers/counter-textarea.tsx';
import { IntegerField } from '../../components/pickers/numbers/integer-field.tsx';
import { MinMaxFields } from '../../components/pickers/numbers/min-max-fields.tsx';
import { RolesPicker } from '../../components/pickers/choices/roles-picker.tsx';
import { fieldsOf } from '../../components/settings-form/fields-of.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { IconField } from './icon-field.tsx';
import { ItemMoreFields } from './item-more-fields.tsx';

/** Every field of an item (docs/rules/economy.md#shop-item), with the rarely used ones at the end. */
export function ItemFields({ form }: { form: UseFormReturnType<Item> }) {
  const text = useText();
  const field = fieldsOf(form);

  return (
    <>
      <CounterTextInput label={text(m.economy_name)} max={NAME_MAX} required {...field('name')} data-autofocus />
      <CounterTextarea label={text(m.economy_description)} max={ITEM_DESCRIPTION_MAX} {...field('description')} />
      <IntegerField label={text(m.items_price)} {...field('price')} />
      <MinMaxFields label={text(m.items_xp)} hint={text(m.items_xp_hint)} min={field('xp.min')} max={field('xp.max')} />
      <RolesPicker label={text(m.items_add_role)} hint={text(m.items_add_role_hint)} {...field('addRole')} />
      <RolesPicker label={text(m.items_remove_role)} hint={text(m.items_remove_role_hint)} {...field('removeRole')} />
      <IntegerField
        label={text(m.economy_required_xp)}
        hint={text(m.items_required_xp_hint)}
        {...field('requiredXp')}
      />
      <RolesPicker
        label={text(m.economy_required_roles)}
        hint={text(m.items_required_roles_hint)}
        {...field('requiredRoles')}
      />
      <IconField {...field('iconUrl')} />
      <ItemMoreFields form={form} />
    </>
  );
}
