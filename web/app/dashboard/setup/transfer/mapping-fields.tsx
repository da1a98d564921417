import { Select } from '@mantine/core';
import { isSuitableChannel } from '@perigee/core/community/guilds/channel-uses';
import type { ImportPlan, Mapped } from '@perigee/core/setup/transfer/endpoints';
import { m } from '#texts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import type { ImportOptions } from './use-import.ts';
import styles from './transfer.module.css';

interface MappingFieldsProps {
  plan: ImportPlan;
  options: ImportOptions;
  onChange: (options: ImportOptions) => void;
}

/** Maps roles and channels of the file to those of this server; those with the same name are mapped already. */
export function MappingFields({ plan, options, onChange }: MappingFieldsProps) {
  const text = useText();
  const { roles, channels } = useGuild();
  if (plan.roles.length + plan.channels.length === 0) return null;

  return (
    <fieldset className={styles['mapping']}>
      <legend>{text(m.transfer_mapping)}</legend>
      {plan.roles.map((role) => (
        <MappingField
          key={role.id}
          label={`@${role.name}`}
          mapped={role}
          choices={roles}
          onChange={(to) => onChange({ ...options, roles: { ...options.roles, [role.id]: to } })}
        />
      ))}
      {plan.channels.map((channel) => (
        <MappingField
          key={channel.id}
          label={`#${channel.name}`}
          mapped={channel}
          choices={channels.filter(({ type }) => isSuitableChannel(type, 'watch'))}
          onChange={(to) => onChange({ ...options, channels: { ...options.channels, [channel.id]: to } })}
        />
      ))}
    </fieldset>
  );
}

interface MappingFieldProps {
  label: string;
  mapped: Mapped;
  choices: readonly { id: string; name: string }[];
  onChange: (to: string | null) => void;
}

function MappingField({ label, mapped, choices, onChange }: MappingFieldProps) {
  const text = useText();

  return (
    <Select
      label={label}
      description={mapped.to === null ? text(m.transfer_not_here) : undefined}
      placeholder={text(m.transfer_leave_out)}
      clearable
      searchable
      data={choices.map(({ id, name }) => ({ value: id, label: name }))}
      value={mapped.to}
      onChange={onChange}
    />
  );
}
