import { useEffect, useRef } from 'react';
import { m } from '#texts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { type PlainMessage, useText } from '../../lib/preferences/use-text.ts';
import { Icon } from '../icon/icon.tsx';
import type { Entry, EntryKind } from './entry.ts';
import styles from './palette.module.css';

interface PaletteListProps {
  id: string;
  groups: readonly (readonly Entry[])[];
  /** The server whose settings and members are listed. */
  guildName: string | null;
  chosenId: string | null;
  onChoose: (id: string) => void;
  onOpen: (entry: Entry) => void;
}

const KIND_TEXTS: Record<EntryKind, PlainMessage> = {
  part: m.contents_title,
  page: m.palette_pages,
  field: m.palette_fields,
  command: m.nav_commands,
  server: m.palette_servers,
  member: m.palette_members,
};

/** The results, grouped by kind. */
export function PaletteList({ id, groups, guildName, chosenId, onChoose, onOpen }: PaletteListProps) {
  const text = useText();
  const isOfGuild = (kind: EntryKind) => guildName !== null && (kind === 'field' || kind === 'member');

  return (
    <div id={id} role="listbox" aria-label={text(m.palette_found)} className={styles['list']}>
      {groups.map((entries) => {
        const kind = entries[0]?.kind ?? 'page';
        const title = isOfGuild(kind) ? `${text(KIND_TEXTS[kind])} · ${guildName}` : text(KIND_TEXTS[kind]);
        return (
          <div key={kind} role="group" aria-label={title}>
            <p className={styles['kind']} aria-hidden="true">
              {title}
            </p>
            {entries.map((entry) => (
              <Option
                key={entry.id}
                id={`${id} ${entry.id}`.replaceAll(' ', '-')}
                entry={entry}
                isChosen={entry.id === chosenId}
                onChoose={() => onChoose(entry.id)}
                onOpen={() => onOpen(entry)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface OptionProps {
  id: string;
  entry: Entry;
  isChosen: boolean;
  onChoose: () => void;
  onOpen: () => void;
}

function Option({ id, entry, isChosen, onChoose, onOpen }: OptionProps) {
  const { locale } = usePreferences();
  const line = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);

  return (
    // The focus stays in the input, whose keys choose and open entries.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={line}
      id={id}
      role="option"
      aria-selected={isChosen}
      className={styles['option']}
      onMouseMove={isChosen ? undefined : onChoose}
      onClick={onOpen}
    >
      <Icon name={entry.icon} />
      <span className={styles['words']}>
        <span className={styles['title']}>{entry.title[locale]}</span>
        {entry.trail !== null && <span className={styles['trail']}>{entry.trail[locale]}</span>}
      </span>
    </div>
  );
}
