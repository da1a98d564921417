import type { User } from '@perigee/core/community/session/user';
import { QueryClientProvider } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { m } from '#texts';
import { queryClient } from '../../lib/queries/query-client.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { UserContext } from '../../lib/session/use-user.ts';
import { Icon } from '../icon/icon.tsx';
import { PaletteList } from './palette-list.tsx';
import { useSearch } from './use-search.ts';
import styles from './palette.module.css';

interface PaletteProps {
  user: User;
  onClose: () => void;
}

/** Finds settings, commands, pages, members and servers and opens them; fully usable with the keyboard. */
export function Palette({ user, onClose }: PaletteProps) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => dialog.current?.showModal(), []);

  const handleClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) dialog.current?.close();
  };

  return (
    // A click whose target is the dialog element itself is on its backdrop; keyboard users have Escape for that.
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

/** The input and its results; the focus stays in the input, which tells assistive technology the chosen line. */
function PaletteSearch({ onDone }: { onDone: () => void }) {
  const text = useText();
  const listId = useId();
  const { query, setQuery, found, chosen, setChosenId, open, handleKey } = useSearch(onDone);
  const { groups, guildName, isLoading } = found;
  const count = groups.flat().length;

  return (
    <>
      <div className={styles['field']}>
        <Icon name="search" />
        <input
          role="combobox"
          type="text"
          // The dialog is opened in order to type in it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={QUERY_MAX}
          placeholder={text(m.palette_placeholder)}
          aria-label={text(m.palette_title)}
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          {...(chosen !== undefined && { 'aria-activedescendant': `${listId} ${chosen.id}`.replaceAll(' ', '-') })}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          onKeyDown={handleKey}
        />
        <button type="button" className={styles['close']} aria-label={text(m.dialog_close)} onClick={onDone}>
          <span aria-hidden="true">Esc</span>
          <Icon name="close" />
        </button>
      </div>
      <PaletteList
        id={listId}
        {...{ groups, guildName }}
        chosenId={chosen?.id ?? null}
        onChoose={setChosenId}
        onOpen={open}
      />
      <Outcome count={count} isLoading={isLoading} />
    </>
  );
}

/** The number of results, announced to screen readers; visible only when nothing was found. */
function Outcome({ count, isLoading }: { count: number; isLoading: boolean }) {
  const text = useText();
  if (isLoading) {
    return (
      <p className="visually-hidden" role="status">
        {text(m.palette_loading)}
      </p>
    );
  }
  return (
    <p className={count === 0 ? styles['nothing'] : 'visually-hidden'} role="status">
      {count === 0 ? text(m.palette_nothing) : text(m.palette_count, { count })}
    </p>
  );
}

/** More than anybody types to find something. */
const QUERY_MAX = 64;
