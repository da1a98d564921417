import { settingsOfCommand } from '@perigee/core/community/commands/command-settings';
import type { Command } from '@perigee/core/community/commands/schema';
import { useState } from 'react';
import { m } from '#texts';
import { StateCard } from '../../../components/state-card/state-card.tsx';
import { Button } from '../../../components/button/button.tsx';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useLinkedEntry } from '../../../lib/settings/linked-field.ts';
import { CommandSettingsCategory } from './command-settings-category.tsx';
import type { PlatformRefusal } from '../../components/save-problem/platform-refusal.ts';
import { CommandSearch } from '../../../components/command-search/command-search.tsx';
import { CommandSettingsDialog } from './command-settings-dialog.tsx';
import { CommandSettingsRow } from './command-settings-row.tsx';
import { findCommands } from '../../../components/command-search/find-commands.ts';
import { ReauthorizeBanner } from '../../components/save-problem/reauthorize-banner.tsx';
import styles from './command-settings.module.css';

/** The commands by category, each with its switch, and the dialog of the command being edited. */
export function CommandSettingsList({ commands }: { commands: readonly Command[] }) {
  const text = useText();
  const { locale } = usePreferences();
  const settings = useTabSettings('commands');
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<Command | null>(null);
  useLinkedEntry('commands', (linked) => {
    const isSet = (name: string) => settingsOfCommand(settings.commands, name).enabled;
    setOpened(commands.find(({ name }) => name === linked && isSet(name)) ?? null);
  });
  const [refusal, setRefusal] = useState<PlatformRefusal | null>(null);
  const groups = findCommands(commands, locale, query);
  const found = groups.flatMap((group) => group.commands);
  const off = found.filter(({ name }) => !settingsOfCommand(settings.commands, name).enabled);

  return (
    <>
      {refusal !== null && <ReauthorizeBanner refusal={refusal} onClose={() => setRefusal(null)} />}
      <CommandSearch value={query} onChange={setQuery} count={found.length} off={off.length} />
      <div className={styles['categories']}>
        {groups.map((group) => (
          <CommandSettingsCategory
            key={group.category}
            category={group.category}
            commands={group.commands}
            isFound={query !== ''}
          >
            {group.commands.map((command) => (
              <CommandSettingsRow
                key={command.name}
                command={command}
                onOpen={() => setOpened(command)}
                onRefusal={setRefusal}
              />
            ))}
          </CommandSettingsCategory>
        ))}
      </div>
      {groups.length === 0 && (
        <StateCard icon="search" title={text(m.commands_nothing)} text={text(m.commands_nothing_text)}>
          <Button onClick={() => setQuery('')}>{text(m.commands_show_all)}</Button>
        </StateCard>
      )}
      <CommandSettingsDialog command={opened} onClose={() => setOpened(null)} />
    </>
  );
}
