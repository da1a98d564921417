import type { GuildCard } from '@perigee/core/guilds/schema';
import { useId } from 'react';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './boost.module.css';

interface GuildChoiceProps {
  label: string;
  guilds: readonly Pick<GuildCard, 'id' | 'name'>[];
  /** Empty while none is chosen. */
  value: string;
  onChange: (guildId: string) => void;
}

/** The browser's own select, which also the light public pages can afford. */
export function GuildChoice({ label, guilds, value, onChange }: GuildChoiceProps) {
  const text = useText();
  const id = useId();

  return (
    <div className={styles['choice']}>
      <label htmlFor={id}>{label}</label>
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
    </div>
  );
}
