import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** In UTF-16 code units. */
  max: number;
  /** The current search words. */
  value: string;
  onSearch: (words: string | undefined) => void;
}

/** How long typing must pause before the list is requested, in milliseconds. */
const PAUSE_MS = 300;

/** A search field. It follows the address until somebody types. */
export function SearchField({ label, placeholder, max, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState({ text: value, of: value });
  const search = useDebouncedCallback((words: string) => onSearch(words.trim() || undefined), PAUSE_MS);
  // The address was changed elsewhere, by the back button or a reset.
  if (typed.of !== value) setTyped({ text: typed.text.trim() === value ? typed.text : value, of: value });

  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<Icon name="search" size={18} />}
      maxLength={max}
      value={typed.text}
      onChange={({ currentTarget }) => {
        setTyped({ text: currentTarget.value, of: value });
        search(currentTarget.value);
      }}
    />
  );
}
