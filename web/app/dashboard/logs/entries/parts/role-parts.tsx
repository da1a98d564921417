import type { LogEntryOf } from '@perigee/core/logs/entry';
import { m } from '#texts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { Changes } from './changes.tsx';
import { Fact } from './fact.tsx';
import { Color, Swatch } from './names.tsx';
import { Permissions } from './permissions.tsx';
import styles from '../entries.module.css';

/** The properties of a role. */
export function RoleFacts({ entry }: { entry: LogEntryOf<'roleCreate' | 'roleEdit' | 'roleDelete'> }) {
  const { name, color } = entry.details;
  const isEdit = entry.event === 'roleEdit';

  return (
    <>
      <Fact name={m.entry_role}>
        <span className={styles['role']} title={entry.target?.id}>
          {isEdit && <Swatch color={color} />}
          <bdi>{name}</bdi>
        </span>
      </Fact>
      {!isEdit && (
        <Fact name={m.entry_color}>
          <Color color={color} />
        </Fact>
      )}
    </>
  );
}

/** The permissions of a role that was created or deleted. */
export function RolePermissions({ entry: { details } }: { entry: LogEntryOf<'roleCreate' | 'roleDelete'> }) {
  const text = useText();
  const traits = [details.hoist && m.entry_hoist, details.mentionable && m.entry_mentionable].filter(
    (trait) => trait !== false,
  );

  return (
    <>
      {traits.length > 0 && <p className={styles['dim']}>{traits.map((trait) => text(trait)).join(' · ')}</p>}
      <Permissions title={m.entry_permissions} names={details.permissions} />
    </>
  );
}

/** The changes of a role. */
export function RoleChanges({ entry: { details } }: { entry: LogEntryOf<'roleEdit'> }) {
  const { changes, permissions } = details;

  return (
    <>
      <Changes changes={changes} />
      <Permissions title={m.entry_permissions_added} names={permissions.added} sign="added" />
      <Permissions title={m.entry_permissions_removed} names={permissions.removed} sign="removed" />
    </>
  );
}
