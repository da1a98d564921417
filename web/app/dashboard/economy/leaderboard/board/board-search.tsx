import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { SEARCH_TEXT_MAX } from '@perigee/core/economy/leaderboard/schema';
import { useState } from 'react';
import { m } from '#texts';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import styles from '../leaderboard.module.css';

/** How long typing must pause before the search runs, in milliseconds. */
const PAUSE_MS = 250;

interface BoardSearchProps {
  /** The current search, which may lag behind what is typed. */
  value: string;
  onChange: (text: string) => void;
}

/** Finds members by the beginning of their name. */
export function BoardSearch({ value, onChange }: BoardSearchProps) {
  const text = useText();
  const [typed, setTyped] = useState(value);
  const search = useDebouncedCallback((wanted: string) => onChange(wanted.trim()), PAUSE_MS);

  return (
    <TextInput
      className={styles['search'] ?? ''}
      type="search"
      label={text(m.board_search)}
      placeholder={text(m.board_search_hint)}
      leftSection={<Icon name="search" size={18} />}
      maxLength={SEARCH_TEXT_MAX}
      autoComplete="off"
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        search(currentTarget.value);
      }}
    />
  );
}
