import type { Command } from '@perigee/core/commands/schema';
import { useId, useState } from 'react';
import { m } from '#texts';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { CommandCategorySection } from './command-category.tsx';
import { CommandDialog } from './command-dialog.tsx';
import { findCommands } from './find-commands.ts';
import { useOpenCommand } from './use-open-command.ts';
import styles from './commands.module.css';

/** The searchable list by category, and the dialog of the command that is open. */
export function CommandList({ commands }: { commands: readonly Command[] }) {
  const text = useText();
  const { locale } = usePreferences();
  const searchId = useId();
  const [query, setQuery] = useState('');
  const { opened, close } = useOpenCommand(commands);
  const groups = findCommands(commands, locale, query);
  const count = groups.reduce((sum, group) => sum + group.commands.length, 0);

  return (
    <>
      <search className={styles['search']}>
        <label htmlFor={searchId} className="visually-hidden">
          {text(m.commands_search)}
        </label>
        <Icon name="search" />
        <input
          id={searchId}
          type="search"
          value={query}
          placeholder={text(m.commands_search)}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <output htmlFor={searchId} className={styles['count']}>
          {text(m.commands_count, { count })}
        </output>
      </search>
      {groups.map((group) => (
        <CommandCategorySection key={group.category} {...group} />
      ))}
      {groups.length === 0 && (
        <div className={styles['nothing']}>
          <Icon name="search" size={32} />
          <h2>{text(m.commands_nothing)}</h2>
          <p>{text(m.commands_nothing_text)}</p>
          <Button onClick={() => setQuery('')}>{text(m.commands_show_all)}</Button>
        </div>
      )}
      <CommandDialog command={opened} onClose={close} />
    </>
  );
}
