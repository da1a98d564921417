import type { ShownLogEntry } from '@perigee/core/logs/entry';
import { useState } from 'react';
import { type FoundPerson, PersonFilter } from '../../components/list-filters/person-filter.tsx';
import { useEntryPeople } from './use-entries.ts';
import { useEntryView } from './use-entry-view.ts';

interface EntryPersonFilterProps {
  as: 'actor' | 'target';
  label: string;
  entries: readonly ShownLogEntry[];
}

/** Filters the entries by actor, or by target. */
export function EntryPersonFilter({ as, label, entries }: EntryPersonFilterProps) {
  const { view, show } = useEntryView();
  const [search, setSearch] = useState('');
  const { data, isFetching } = useEntryPeople(as, search);

  return (
    <PersonFilter
      label={label}
      value={view[as]}
      people={entries.flatMap(as === 'actor' ? actorsOf : targetsOf)}
      searched={search}
      onSearch={setSearch}
      matches={(data ?? []).map(({ id, name }) => ({ id, name: name ?? id }))}
      isFetching={isFetching}
      onChange={(id) => show({ [as]: id })}
    />
  );
}

function actorsOf(entry: ShownLogEntry): FoundPerson[] {
  if (entry.event === 'hidden') return [];
  const { actor } = entry;
  return actor?.name ? [{ id: actor.id, name: actor.name }] : [];
}

const MARKS: Partial<Record<string, string>> = { member: '', role: '@', channel: '#' };

function targetsOf(entry: ShownLogEntry): FoundPerson[] {
  if (entry.event === 'hidden') return [];
  const { target } = entry;
  const mark = target === null ? undefined : MARKS[target.kind];
  return target?.name && mark !== undefined ? [{ id: target.id, name: `${mark}${target.name}` }] : [];
}
