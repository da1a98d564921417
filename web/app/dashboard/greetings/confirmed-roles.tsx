import { LISTED_PERMISSION_FACTS } from '@perigee/core/base/permissions/listed-permissions';
import type { GuildRole } from '@perigee/core/community/guilds/schema';
import { unconfirmedPermission } from '@perigee/core/base/sections/risky-roles';
import type { Greetings } from '@perigee/core/greetings/schema';
import { joinRolesOf } from '@perigee/core/greetings/section';
import { m } from '#texts';
import { SwitchRow } from '../components/pickers/switch-row.tsx';
import type { SettingsFormState } from '../components/settings-form/use-settings-form.ts';
import { useGuild } from '../lib/guilds/use-guild.ts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';

/** A switch for each chosen role that has dangerous permissions: it is given only while that is confirmed. */
export function ConfirmedRoles({ form }: Pick<SettingsFormState<Greetings>, 'form'>) {
  const text = useText();
  const { locale } = usePreferences();
  const { roles } = useGuild();
  const { confirmedRoles } = form.values;
  const confirm = ({ id, dangerous }: GuildRole, isConfirmed: boolean) => {
    const others = confirmedRoles.filter((role) => role.id !== id);
    const own = isConfirmed ? [{ id, permissions: dangerous }] : [];
    form.setFieldValue('confirmedRoles', [...others, ...own]);
  };

  return joinRolesOf(form.values).map((risky) => {
    const role = roles.find(({ id }) => id === risky.id);
    if (role === undefined || role.dangerous.length === 0) return null;
    const permissions = role.dangerous.map((name) => LISTED_PERMISSION_FACTS[name][locale]).join(', ');
    return (
      <SwitchRow
        key={role.id}
        label={text(m.greetings_confirm_role, { role: role.name })}
        hint={text(m.greetings_confirm_role_hint, { permissions })}
        value={unconfirmedPermission(risky, role) === null}
        disabled={!role.memberManageable}
        onChange={(isConfirmed) => confirm(role, isConfirmed)}
      />
    );
  });
}
