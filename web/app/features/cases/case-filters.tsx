import { Select, TextInput } from '@mantine/core';
import { CASE_SOURCES, CASE_STATES, CASE_TYPES } from '@perigee/core/cases/case';
import type { CaseSummary } from '@perigee/core/cases/schema';
import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { type PlainMessage, useText } from '../../lib/preferences/use-text.ts';
import { SOURCE_TEXTS, STATE_FILTER_TEXTS, TYPE_LOOKS } from './case-texts.ts';
import { PersonFilter } from './person-filter.tsx';
import { SearchField } from './search-field.tsx';
import { useCaseView } from './use-case-view.ts';
import styles from './cases.module.css';

/** What the list can be narrowed to. All but the search folds away until it is asked for, or in use. */
export function CaseFilters({ shown }: { shown: readonly CaseSummary[] }) {
  const text = useText();
  const { view, reset } = useCaseView();
  const { text: _words, ...folded } = view;
  const used = Object.keys(folded).length;
  const [isOpen, setOpen] = useState(used > 0);

  return (
    <search className={styles['filters']}>
      <div className={styles['searchLine']}>
        <SearchField />
        <Button aria-expanded={isOpen} aria-controls="case-filters" onClick={() => setOpen(!isOpen)}>
          <Icon name="settings" size={18} />
          {text(m.cases_filters)}
          {used > 0 && <span className={styles['used']}>{used}</span>}
        </Button>
      </div>
      <div id="case-filters" className={styles['fields']} hidden={!isOpen}>
        <PersonFilter as="member" label={text(m.cases_member)} known={shown.map(({ member }) => member)} />
        <PersonFilter
          as="moderator"
          label={text(m.cases_moderator)}
          known={shown.flatMap(({ moderator }) => moderator ?? [])}
        />
        <KindFilters />
        <PeriodFilter />
        {Object.keys(view).length > 0 && (
          <div className={styles['reset']}>
            <Button size="small" onClick={reset}>
              <Icon name="close" size={16} />
              {text(m.cases_filters_reset)}
            </Button>
          </div>
        )}
      </div>
    </search>
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

function PeriodFilter() {
  const text = useText();
  const { view, show } = useCaseView();

  return (
    <div className={styles['days']}>
      <TextInput
        type="date"
        label={text(m.cases_from)}
        value={view.from ?? ''}
        max={view.to}
        onChange={({ currentTarget }) => show({ from: currentTarget.value || undefined }, { replace: true })}
      />
      <TextInput
        type="date"
        label={text(m.cases_to)}
        value={view.to ?? ''}
        min={view.from}
        onChange={({ currentTarget }) => show({ to: currentTarget.value || undefined }, { replace: true })}
      />
    </div>
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
