import { settingsOfCommand } from '@perigee/core/community/commands/command-settings';
import type { Command } from '@perigee/core/community/commands/schema';
import type { ReactNode } from 'react';
import { m } from '#texts';
import { CollapsibleCard } from '../../components/settings-form/collapsible-card.tsx';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { CATEGORIES } from '../../../components/command-search/category-texts.ts';
import styles from './command-settings.module.css';

interface CommandSettingsCategoryProps {
  category: Command['category'];
  commands: readonly Command[];
  /** Its commands are search results, so it does not fold. */
  isFound: boolean;
  /** The commands' rows. */
  children: ReactNode;
}

/** The commands of a category; folded, it shows how many there are and how many are off. */
export function CommandSettingsCategory({ category, commands, isFound, children }: CommandSettingsCategoryProps) {
  const text = useText();
  const settings = useTabSettings('commands');
  const titleId = `category-${category}`;
  const title = text(CATEGORIES[category].title);
  const off = commands.filter(({ name }) => !settingsOfCommand(settings.commands, name).enabled).length;
  const count = text(m.commands_count, { count: commands.length });

  return (
    <section className={styles['category']} data-part aria-labelledby={titleId} tabIndex={-1}>
      {isFound ? (
        <>
          <h2 id={titleId}>{title}</h2>
          <ul>{children}</ul>
        </>
      ) : (
        <CollapsibleCard
          titleId={titleId}
          title={title}
          place={`commands.${category}`}
          summary={off === 0 ? count : `${count} · ${text(m.command_settings_off, { count: off })}`}
          isOpenAtFirst={category === 'general'}
        >
          <ul>{children}</ul>
        </CollapsibleCard>
      )}
    </section>
  );
}
