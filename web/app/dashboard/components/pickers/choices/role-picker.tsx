import { m } from '#texts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import type { LabelledFieldProps } from '../field-props.ts';
import { OnePicker } from './one-picker.tsx';
import { useRoleGroups } from './use-role-groups.tsx';

/** Selects one role of the current guild, or none. */
export function RolePicker(props: LabelledFieldProps<string | null>) {
  const text = useText();
  const groups = useRoleGroups(props.value === null ? [] : [props.value]);

  return <OnePicker {...props} groups={groups} placeholder={text(m.picker_role)} none={text(m.picker_role_none)} />;
}
