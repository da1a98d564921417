import { useId } from 'react';
import { m } from '#texts';
import { Icon } from '../icon/icon.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './commands.module.css';

interface CommandSearchProps {
  value: string;
  onChange: (value: string) => void;
  /** How many commands are shown, and how many of those are switched off. */
  count: number;
  off?: number;
}

/** The field that filters a list of commands, with the number of matches. */
export function CommandSearch({ value, onChange, count, off = 0 }: CommandSearchProps) {
  const text = useText();
  const id = useId();

  return (
    <search className={styles['search']}>
      <label htmlFor={id} className="visually-hidden">
        {text(m.commands_search)}
      </label>
      <Icon name="search" />
      <input
        id={id}
        type="search"
        value={value}
        placeholder={text(m.commands_search)}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <output htmlFor={id} className={styles['count']} data-long={off > 0}>
        {text(m.commands_count, { count })}
        {off > 0 && ` · ${text(m.command_settings_off, { count: off })}`}
      </output>
    </search>
  );
}
