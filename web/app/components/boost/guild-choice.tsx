import type { GuildCard } from '@perigee/core/community/guilds/schema';
import { useId } from 'react';
import { m } from '#texts';
import { Icon } from '../icon/icon.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './boost.module.css';

interface GuildChoiceProps {
  label: string;
  guilds: readonly Pick<GuildCard, 'id' | 'name'>[];
  /** Empty while none is chosen. */
  value: string;
  onChange: (guildId: string) => void;
}

/** A native select styled like those of the dashboard; public pages do not load the dashboard's UI kit. */
export function GuildChoice({ label, guilds, value, onChange }: GuildChoiceProps) {
  const text = useText();
  const id = useId();

  return (
    <div className={styles['choice']}>
      <label htmlFor={id}>{label}</label>
      <div className={styles['select']}>
        <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="" disabled>
            {text(m.boost_choose)}
          </option>
          {guilds.map((guild) => (
            <option key={guild.id} value={guild.id}>
              {guild.name}
            </option>
          ))}
        </select>
        <Icon name="sort" size={16} />
      </div>
    </div>
  );
}
