import type { CasePerson } from '@perigee/core/cases/schema';
import { useState } from 'react';
import { PersonFilter } from '../../components/list-filters/person-filter.tsx';
import { casePersonName } from '../case-texts.ts';
import { useCaseView } from './use-case-view.ts';
import { useCasePeople } from '../use-cases.ts';

interface CasePersonFilterProps {
  as: 'member' | 'moderator';
  label: string;
  /** People already shown on the page, who can be chosen at once. */
  known: readonly CasePerson[];
}

/** Filters the cases by member or by moderator. */
export function CasePersonFilter({ as, label, known }: CasePersonFilterProps) {
  const { view, show } = useCaseView();
  const [search, setSearch] = useState('');
  const { data, isFetching } = useCasePeople(as, search);

  return (
    <PersonFilter
      label={label}
      value={view[as]}
      known={known.map(named)}
      searched={search}
      onSearch={setSearch}
      found={(data ?? []).map(named)}
      isFetching={isFetching}
      onChange={(id) => show({ [as]: id })}
    />
  );
}

const named = (person: CasePerson) => ({ id: person.id, name: casePersonName(person) });
