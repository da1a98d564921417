import { SegmentedControl, Select } from '@mantine/core';
import { KIND_NAMES } from '@perigee/core/economy/balances/kind-names';
import { DIRECTIONS, STATEMENT_KINDS, type StatementPerson } from '@perigee/core/economy/statements/schema';
import { m } from '#texts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { FilterPanel } from '../list-filters/filter-panel.tsx';
import { PeriodFilter } from '../list-filters/period-filter.tsx';
import { PersonFilter } from '../list-filters/person-filter.tsx';
import { personName } from './person-name.ts';
import { useStatementView } from './statement-view.ts';
import { type StatementOf, useStatementPeers } from './use-statement.ts';

const DIRECTION_TEXTS: Record<'any' | (typeof DIRECTIONS)[number], PlainMessage> = {
  any: m.statement_any,
  in: m.statement_in,
  out: m.statement_out,
};

interface StatementFiltersProps {
  of: StatementOf;
  /** People already in the statement, who can be chosen at once. */
  people: readonly StatementPerson[];
}

/** The filters of a statement. */
export function StatementFilters({ of, people }: StatementFiltersProps) {
  const text = useText();
  const { locale } = usePreferences();
  const { view, show, reset } = useStatementView();
  const peers = useStatementPeers(of);
  const { direction, ...folded } = view;
  const kinds = STATEMENT_KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind][locale] }));

  return (
    <FilterPanel
      used={Object.keys(folded).length}
      isNarrowed={Object.keys(view).length > 0}
      onReset={reset}
      isSearchWide
      search={
        <SegmentedControl
          aria-label={text(m.statement_direction)}
          value={direction ?? 'any'}
          onChange={(chosen) => show({ direction: DIRECTIONS.find((each) => each === chosen) })}
          data={(['any', ...DIRECTIONS] as const).map((value) => ({ value, label: text(DIRECTION_TEXTS[value]) }))}
        />
      }
    >
      <Select
        label={text(m.statement_kind)}
        placeholder={text(m.statement_any_kind)}
        clearable
        data={kinds.toSorted((one, other) => one.label.localeCompare(other.label, locale))}
        value={view.kind ?? null}
        onChange={(chosen) => show({ kind: STATEMENT_KINDS.find((kind) => kind === chosen) })}
      />
      <PersonFilter
        label={text(m.statement_peer)}
        value={view.peer}
        people={[...(peers.data ?? []), ...people].map((person) => ({ id: person.id, name: personName(person) }))}
        searched=""
        onSearch={() => {}}
        matches={[]}
        isFetching={peers.isFetching}
        onChange={(peer) => show({ peer })}
      />
      <PeriodFilter from={view.from} to={view.to} onChange={show} />
    </FilterPanel>
  );
}
