import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { CasePerson } from '@perigee/core/cases/schema';
import { useState } from 'react';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { personName } from './case-texts.ts';
import { useCaseView } from './use-case-view.ts';
import { useCasePeople } from './use-cases.ts';

interface PersonFilterProps {
  as: 'member' | 'moderator';
  label: string;
  /** People who are shown anyway; they can be chosen at once. */
  known: readonly CasePerson[];
}

/** A pause in typing after which somebody is looked for, in milliseconds. */
const PAUSE_MS = 200;
const ID = /^[1-9]\d{15,19}$/;

/** Finds somebody by the beginning of their name, or by their id. */
export function PersonFilter({ as, label, known }: PersonFilterProps) {
  const text = useText();
  const { view, show } = useCaseView();
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const found = useCasePeople(as, asked);
  const chosen = view[as];

  const people = new Map([...known, ...(found.data ?? [])].map((person) => [person.id, personName(person)]));
  const byId = [chosen, ID.test(typed.trim()) ? typed.trim() : undefined].flatMap((id) => id ?? []);
  for (const id of byId) if (!people.has(id)) people.set(id, id);

  return (
    <Select
      label={label}
      placeholder={text(m.cases_anybody)}
      clearable
      searchable
      data={[...people].map(([value, name]) => ({ value, label: name }))}
      // The server searches by names then and now; whoever is known already is searched here.
      filter={({ options, search }) =>
        options.filter((option) => {
          if (!('value' in option)) return true;
          const start = search.trim().toLowerCase();
          const isFound = found.data?.some(({ id }) => id === option.value) === true && asked.toLowerCase() === start;
          return isFound || option.value.startsWith(start) || option.label.toLowerCase().startsWith(start);
        })
      }
      nothingFoundMessage={found.isFetching ? text(m.cases_loading) : text(m.cases_nobody_found)}
      value={chosen ?? null}
      onSearchChange={setTyped}
      onChange={(id) => show({ [as]: id ?? undefined })}
    />
  );
}
