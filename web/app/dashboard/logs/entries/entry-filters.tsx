import { MultiSelect, TextInput } from '@mantine/core';
import type { ShownLogEntry } from '@perigee/core/logs/entry';
import { LOG_CATEGORIES, LOG_EVENTS } from '@perigee/core/logs/events';
import { LOG_SEARCH_MAX } from '@perigee/core/logs/limits';
import { useState } from 'react';
import { m } from '#texts';
import { FilterPanel } from '../../components/list-filters/filter-panel.tsx';
import { PeriodFilter } from '../../components/list-filters/period-filter.tsx';
import { SearchField } from '../../components/list-filters/search-field.tsx';
import { categoryTexts, eventTexts } from '../../components/log-event/event-texts.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { CategoryFilter } from './category-filter.tsx';
import { ChannelFilter } from './channel-filter.tsx';
import { readCaseNumber, readEvents, writeEvents } from './entry-address.ts';
import { EntryPersonFilter } from './entry-person-filter.tsx';
import { useEntryView } from './use-entry-view.ts';
import styles from './entries.module.css';

/** The filters of the list. */
export function EntryFilters({ entries }: { entries: readonly ShownLogEntry[] }) {
  const text = useText();
  const { view, show, reset } = useEntryView();
  const { text: words = '', events: _events, ...folded } = view;

  return (
    <FilterPanel
      used={Object.keys(folded).length}
      isNarrowed={Object.keys(view).length > 0}
      onReset={reset}
      search={
        <SearchField
          label={text(m.entries_search)}
          placeholder={text(m.entries_search_short)}
          max={LOG_SEARCH_MAX}
          value={words}
          onSearch={(searched) => show({ text: searched }, { replace: true })}
        />
      }
      quick={<CategoryFilter />}
    >
      <EventsFilter />
      <EntryPersonFilter as="actor" label={text(m.entries_actor)} entries={entries} />
      <EntryPersonFilter as="target" label={text(m.entries_target)} entries={entries} />
      <ChannelFilter entries={entries} />
      <CaseFilter />
      <PeriodFilter from={view.from} to={view.to} onChange={(change) => show(change, { replace: true })} />
    </FilterPanel>
  );
}

/** Single events; the categories above choose several at once. */
function EventsFilter() {
  const text = useText();
  const { view, show } = useEntryView();
  const chosen = readEvents(view.events);

  return (
    <div className={styles['wide']}>
      <MultiSelect
        label={text(m.entries_events)}
        placeholder={chosen.length === 0 ? text(m.cases_all) : ''}
        clearable
        searchable
        nothingFoundMessage={text(m.picker_nothing)}
        data={LOG_CATEGORIES.map((category) => ({
          group: text(categoryTexts(category).title),
          items: LOG_EVENTS[category].map((event) => ({ value: event, label: text(eventTexts(event).title) })),
        }))}
        value={chosen}
        onChange={(names) => show({ events: writeEvents(readEvents(names.join(','))) })}
      />
    </div>
  );
}

function CaseFilter() {
  const text = useText();
  const { view, show } = useEntryView();
  const stored = view.case ?? '';
  const [typed, setTyped] = useState({ text: stored, of: stored });
  // The address was changed elsewhere, by the back button or a reset.
  if (typed.of !== stored) {
    setTyped({ text: (readCaseNumber(typed.text) ?? '') === stored ? typed.text : stored, of: stored });
  }

  const isUnread = typed.text.trim() !== '' && readCaseNumber(typed.text) === undefined;

  return (
    <TextInput
      label={text(m.entries_case)}
      placeholder={text(m.entries_case_any)}
      inputMode="numeric"
      maxLength={20}
      error={isUnread ? text(m.picker_number_unread, { text: typed.text.trim() }) : undefined}
      value={typed.text}
      onChange={({ currentTarget: { value } }) => {
        setTyped({ text: value, of: stored });
        show({ case: readCaseNumber(value) }, { replace: true });
      }}
    />
  );
}
