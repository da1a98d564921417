import type { User } from '@perigee/core/session/user';
import { QueryClientProvider } from '@tanstack/react-query';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { m } from '#texts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { UserContext } from '../../lib/session/use-user.ts';
import { Icon } from '../icon/icon.tsx';
import { PaletteList } from './palette-list.tsx';
import { useEntries } from './use-entries.ts';
import { useOpenEntry } from './use-open-entry.ts';
import styles from './palette.module.css';

interface PaletteProps {
  user: User;
  onClose: () => void;
}

/** Finds settings, commands, pages, members and servers by what is typed, and leads there; the keyboard is enough. */
export function Palette({ user, onClose }: PaletteProps) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => dialog.current?.showModal(), []);

  const handleClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget && currentTarget instanceof HTMLDialogElement) currentTarget.close();
  };

  return (
    // A click on the dialog element itself is one on its backdrop; the keyboard has Escape for that.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles['palette']}
      aria-label={text(m.palette_title)}
      onClose={onClose}
      onClick={handleClick}
    >
      <QueryClientProvider client={queryClient}>
        <UserContext value={user}>
          <PaletteSearch onDone={() => dialog.current?.close()} />
        </UserContext>
      </QueryClientProvider>
    </dialog>
  );
}

/** The field and what it finds; the focus stays in the field, which says which line is chosen. */
function PaletteSearch({ onDone }: { onDone: () => void }) {
  const text = useText();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { groups, guildName, isLoading } = useEntries(query);
  const entries = groups.flat();
  const place = Math.max(
    0,
    entries.findIndex(({ id }) => id === chosenId),
  );
  const chosen = entries[place];

  const open = useOpenEntry(onDone);
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS.get(event.key);
    if (step !== undefined) setChosenId(entries.at((place + step) % Math.max(1, entries.length))?.id ?? null);
    else if (event.key === 'Enter' && chosen !== undefined) open(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className={styles['field']}>
        <Icon name="search" />
        <input
          role="combobox"
          type="text"
          // A dialog is opened to type in it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={QUERY_MAX}
          placeholder={text(m.palette_placeholder)}
          aria-label={text(m.palette_title)}
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          {...(chosen !== undefined && { 'aria-activedescendant': `${listId} ${chosen.id}`.replaceAll(' ', '-') })}
          value={query}
          onChange={({ currentTarget }) => {
            setQuery(currentTarget.value);
            setChosenId(null);
          }}
          onKeyDown={handleKey}
        />
        <button type="button" className={styles['close']} aria-label={text(m.dialog_close)} onClick={onDone}>
          <span aria-hidden="true">Esc</span>
          <Icon name="close" />
        </button>
      </div>
      <PaletteList
        id={listId}
        groups={groups}
        guildName={guildName}
        chosen={chosen?.id ?? null}
        onChoose={setChosenId}
        onOpen={open}
      />
      <p className={entries.length === 0 && !isLoading ? styles['nothing'] : 'visually-hidden'} role="status">
        {isLoading
          ? text(m.palette_loading)
          : entries.length === 0
            ? text(m.palette_nothing)
            : text(m.palette_count, { count: entries.length })}
      </p>
    </>
  );
}

/** Nobody types more to find something. */
const QUERY_MAX = 64;

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);
