import { GUILD_ROLES_MAX } from '@perigee/core/base/ids/id-list';
import { m } from '#texts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import type { LabelledFieldProps } from '../field-props.ts';
import { ManyPicker } from './many-picker.tsx';
import { useRoleGroups } from './use-role-groups.tsx';

interface RolesPickerProps extends LabelledFieldProps<string[]> {
  max?: number;
  /**
   * Whether the roles are given or taken, in which case only roles that both the person and the bot can assign may be
   * selected.
   */
  isGiven?: boolean;
}

/** Selects any number of roles of the current guild. */
export function RolesPicker({ max = GUILD_ROLES_MAX, isGiven = true, ...props }: RolesPickerProps) {
  const text = useText();
  const groups = useRoleGroups(props.value, isGiven);

  return <ManyPicker {...props} max={max} groups={groups} placeholder={text(m.picker_roles)} />;
}
