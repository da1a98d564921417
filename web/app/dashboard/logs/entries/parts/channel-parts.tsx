import { nameChannelType } from '@perigee/core/logs/channel-types';
import type { LogEntryOf } from '@perigee/core/logs/entry';
import { m } from '#texts';
import { usePreferences } from '../../../../lib/preferences/preferences-context.tsx';
import { Changes } from './changes.tsx';
import { Fact } from './fact.tsx';
import { Person, Role } from './names.tsx';
import { Permissions } from './permissions.tsx';
import styles from '../entries.module.css';

type ChannelEntry = LogEntryOf<'channelCreate' | 'channelEdit' | 'channelDelete'>;

/** The properties of a channel. */
export function ChannelFacts({ entry: { target, details } }: { entry: ChannelEntry }) {
  const { locale } = usePreferences();
  const { name, type, parent } = details;
  const kind = nameChannelType(type);

  return (
    <>
      <Fact name={m.entry_channel}>
        <span title={target?.id}>
          #<bdi>{name}</bdi>
        </span>
      </Fact>
      {kind !== null && <Fact name={m.entry_kind}>{kind[locale]}</Fact>}
      {parent !== null && (
        <Fact name={m.entry_parent}>
          <bdi>{parent.name ?? parent.id}</bdi>
        </Fact>
      )}
    </>
  );
}

/** The changes of a channel. */
export function ChannelChanges({ entry: { details } }: { entry: LogEntryOf<'channelEdit'> }) {
  return (
    <>
      <Changes changes={details.changes} />
      {details.overwrites.map(({ kind, allowed, denied, unset, ...target }) => (
        <div key={target.id} className={styles['overwrite']}>
          <p>{kind === 'role' ? <Role role={target} /> : <Person person={target} as="target" />}</p>
          <Permissions title={m.entry_allowed} names={allowed} sign="added" />
          <Permissions title={m.entry_denied} names={denied} sign="removed" />
          <Permissions title={m.entry_unset} names={unset} />
        </div>
      ))}
    </>
  );
}
