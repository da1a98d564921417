import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { CasePerson } from '@perigee/core/moderation/cases/schema';
import { useState } from 'react';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useMemberSearch } from './use-exemptions.ts';

/** How long typing must pause before members are searched, in milliseconds. */
const PAUSE_MS = 200;
const ID = /^[1-9]\d{15,19}$/;

interface MemberFieldProps {
  value: string | null;
  onChange: (memberId: string | null) => void;
}

/** Finds a member by the beginning of their name or by their id. */
export function MemberField({ value, onChange }: MemberFieldProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const [chosen, setChosen] = useState<CasePerson | null>(null);
  const found = useMemberSearch(search);

  const people = new Map([...(chosen === null ? [] : [chosen]), ...(found.data ?? [])].map((one) => [one.id, one]));
  const labels = new Map([...people.values()].map((person) => [person.id, nameOf(person)]));
  for (const id of [value, typed.trim()]) if (id !== null && ID.test(id) && !labels.has(id)) labels.set(id, id);

  return (
    <Select
      label={text(m.spare_who)}
      description={text(m.spare_who_hint)}
      placeholder={text(m.hits_member_all)}
      searchable
      data-autofocus
      data={[...labels].map(([id, label]) => ({ value: id, label }))}
      // The server has already filtered, also by names that are not shown.
      filter={({ options }) => options}
      nothingFoundMessage={text(
        found.isFetching ? m.hits_loading : typed.trim() === '' ? m.spare_type : m.spare_nobody,
      )}
      value={value}
      onSearchChange={setTyped}
      onChange={(id) => {
        setChosen(people.get(id ?? '') ?? null);
        onChange(id);
      }}
    />
  );
}

/** The display name, with the username to tell members of the same name apart. */
function nameOf({ id, username, global_name: globalName }: CasePerson): string {
  return globalName === null || username === null ? (username ?? id) : `${globalName} (${username})`;
}
