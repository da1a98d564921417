import type { CasePerson } from '@perigee/core/moderation/cases/schema';
import { useState } from 'react';
import { PersonFilter } from '../../../components/list-filters/person-filter.tsx';
import { casePersonName } from '../case-texts.ts';
import { useCaseView } from './use-case-view.ts';
import { useCasePeople } from '../use-cases.ts';

interface CasePersonFilterProps {
  as: 'member' | 'moderator';
  label: string;
  /** People already shown on the page, who can be chosen at once. */
  people: readonly CasePerson[];
}

/** Filters the cases by member or by moderator. */
export function CasePersonFilter({ as, label, people }: CasePersonFilterProps) {
  const { view, show } = useCaseView();
  const [search, setSearch] = useState('');
  const { data, isFetching } = useCasePeople(as, search);

  return (
    <PersonFilter
      label={label}
      value={view[as]}
      people={people.map(named)}
      searched={search}
      onSearch={setSearch}
      matches={(data ?? []).map(named)}
      isFetching={isFetching}
      onChange={(id) => show({ [as]: id })}
    />
  );
}

const named = (person: CasePerson) => ({ id: person.id, name: casePersonName(person) });
