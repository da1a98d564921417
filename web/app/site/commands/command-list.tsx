import type { Command } from '@perigee/core/community/commands/schema';
import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { CommandCategorySection } from './command-category.tsx';
import { CommandSearch } from '../../components/command-search/command-search.tsx';
import { CommandDialog } from './command-dialog.tsx';
import { findCommands } from '../../components/command-search/find-commands.ts';
import { useOpenCommand } from './use-open-command.ts';
import styles from '../../components/command-search/commands.module.css';

/** The searchable list by category, and the dialog of the open command. */
export function CommandList({ commands }: { commands: readonly Command[] }) {
  const text = useText();
  const { locale } = usePreferences();
  const [query, setQuery] = useState('');
  const { opened, close } = useOpenCommand(commands);
  const groups = findCommands(commands, locale, query);
  const count = groups.reduce((sum, group) => sum + group.commands.length, 0);

  return (
    <>
      <CommandSearch value={query} onChange={setQuery} count={count} />
      <div className={styles['categories']}>
        {groups.map((group) => (
          <CommandCategorySection key={group.category} {...group} />
        ))}
      </div>
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
