import { Select } from '@mantine/core';
import { CASE_SOURCES, CASE_STATES, CASE_TYPES } from '@perigee/core/moderation/cases/case';
import { CASE_SEARCH_MAX } from '@perigee/core/moderation/cases/limits';
import type { CaseSummary } from '@perigee/core/moderation/cases/schema';
import { m } from '#texts';
import { FilterPanel } from '../../../components/list-filters/filter-panel.tsx';
import { PeriodFilter } from '../../../components/list-filters/period-filter.tsx';
import { SearchField } from '../../../components/list-filters/search-field.tsx';
import { type PlainMessage, useText } from '../../../../lib/preferences/use-text.ts';
import { CasePersonFilter } from './case-person-filter.tsx';
import { SOURCE_TEXTS, STATE_FILTER_TEXTS, TYPE_LOOKS } from '../case-texts.ts';
import { useCaseView } from './use-case-view.ts';

/** The filters of the list. */
export function CaseFilters({ cases }: { cases: readonly CaseSummary[] }) {
  const text = useText();
  const { view, show, reset } = useCaseView();
  const { text: words = '', ...folded } = view;

  return (
    <FilterPanel
      used={Object.keys(folded).length}
      isNarrowed={Object.keys(view).length > 0}
      onReset={reset}
      search={
        <SearchField
          label={text(m.cases_search)}
          placeholder={text(m.case_reason)}
          max={CASE_SEARCH_MAX}
          value={words}
          onSearch={(searched) => show({ text: searched }, { replace: true })}
        />
      }
    >
      <CasePersonFilter as="member" label={text(m.cases_member)} people={cases.map(({ member }) => member)} />
      <CasePersonFilter
        as="moderator"
        label={text(m.cases_moderator)}
        people={cases.flatMap(({ moderator }) => moderator ?? [])}
      />
      <KindFilters />
      <PeriodFilter from={view.from} to={view.to} onChange={(change) => show(change, { replace: true })} />
    </FilterPanel>
  );
}

function KindFilters() {
  const text = useText();
  const { view, show } = useCaseView();

  return (
    <>
      <ChoiceFilter
        label={text(m.cases_type)}
        value={view.type}
        choices={CASE_TYPES}
        nameOf={(type) => TYPE_LOOKS[type].name}
        onChange={(type) => show({ type })}
      />
      <ChoiceFilter
        label={text(m.cases_state)}
        value={view.state}
        choices={CASE_STATES}
        nameOf={(state) => STATE_FILTER_TEXTS[state]}
        onChange={(state) => show({ state })}
      />
      <ChoiceFilter
        label={text(m.cases_source)}
        value={view.source}
        choices={CASE_SOURCES}
        nameOf={(source) => SOURCE_TEXTS[source]}
        onChange={(source) => show({ source })}
      />
    </>
  );
}

interface ChoiceFilterProps<Choice extends string> {
  label: string;
  value: Choice | undefined;
  choices: readonly Choice[];
  nameOf: (choice: Choice) => PlainMessage;
  onChange: (choice: Choice | undefined) => void;
}

function ChoiceFilter<Choice extends string>({ label, value, choices, nameOf, onChange }: ChoiceFilterProps<Choice>) {
  const text = useText();

  return (
    <Select
      label={label}
      placeholder={text(m.cases_all)}
      clearable
      data={choices.map((choice) => ({ value: choice, label: text(nameOf(choice)) }))}
      value={value ?? null}
      onChange={(chosen) => onChange(choices.find((choice) => choice === chosen))}
    />
  );
}
