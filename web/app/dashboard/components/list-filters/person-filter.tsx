import { Select } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';

export interface FoundPerson {
  id: string;
  name: string;
}

interface PersonFilterProps {
  label: string;
  /** The id of the chosen person. */
  value: string | undefined;
  /** People already shown on the page, who can be chosen at once. */
  people: readonly FoundPerson[];
  /** The beginning of a name searched for last; an empty text finds nobody. */
  searched: string;
  onSearch: (text: string) => void;
  matches: readonly FoundPerson[];
  isFetching: boolean;
  onChange: (id: string | undefined) => void;
}

/** How long typing must pause before people are searched, in milliseconds. */
const PAUSE_MS = 200;
const ID = /^[1-9]\d{15,19}$/;

/** Finds a person by the beginning of their name or by their id. */
export function PersonFilter(props: PersonFilterProps) {
  const { label, value, people, searched, onSearch, matches, isFetching, onChange } = props;
  const text = useText();
  const [typed, setTyped] = useState('');
  const searchSoon = useDebouncedCallback(onSearch, PAUSE_MS);

  const choices = new Map([...people, ...matches].map(({ id, name }) => [id, name]));
  const byId = [value, ID.test(typed.trim()) ? typed.trim() : undefined].flatMap((id) => id ?? []);
  for (const id of byId) if (!choices.has(id)) choices.set(id, id);

  return (
    <Select
      label={label}
      placeholder={text(m.list_anybody)}
      clearable
      searchable
      data={[...choices].map(([id, name]) => ({ value: id, label: name }))}
      // The server also searches former names; people already known are searched here.
      filter={({ options, search }) =>
        options.filter((option) => {
          if (!('value' in option)) return true;
          const start = search.trim().toLowerCase();
          const isFound = matches.some(({ id }) => id === option.value) && searched.toLowerCase() === start;
          return isFound || option.value.startsWith(start) || option.label.toLowerCase().startsWith(start);
        })
      }
      nothingFoundMessage={text(isFetching ? m.cases_loading : m.list_nobody)}
      value={value ?? null}
      onSearchChange={(search) => {
        setTyped(search);
        searchSoon(search.trim());
      }}
      onChange={(id) => onChange(id ?? undefined)}
    />
  );
}
