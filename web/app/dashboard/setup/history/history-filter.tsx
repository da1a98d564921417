import { Select } from '@mantine/core';
import type { HistoryEntry } from '@perigee/core/setup/history/endpoints';
import { SECTION_NAMES, type SectionName } from '@perigee/core/community/settings/sections';
import { useState } from 'react';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { sectionText } from '../../../lib/settings/section-text.ts';
import type { HistoryFilters } from './use-history.ts';
import cards from '../../components/card-list/card-list.module.css';

interface HistoryFilterProps {
  filters: HistoryFilters;
  /** The entries shown; the people in them can be chosen. */
  entries: readonly HistoryEntry[];
  onChange: (filters: HistoryFilters) => void;
}

/** Filters the history by section or person. */
export function HistoryFilter({ filters, entries, onChange }: HistoryFilterProps) {
  const text = useText();
  const people = useEveryoneSeen(entries);
  const sections: { value: SectionName; label: string }[] = SECTION_NAMES.map((name) => ({
    value: name,
    label: text(sectionText(name)),
  }));

  return (
    <div className={cards['filters']}>
      <Select
        label={text(m.history_section)}
        placeholder={text(m.history_section_all)}
        clearable
        data={sections}
        value={filters.section}
        onChange={(name) => onChange({ ...filters, section: SECTION_NAMES.find((each) => each === name) ?? null })}
      />
      <Select
        label={text(m.history_person)}
        placeholder={text(m.history_person_all)}
        clearable
        searchable
        data={[...people].map(([value, username]) => ({
          value,
          label: username ?? text(m.history_gone, { id: value }),
        }))}
        value={filters.savedBy}
        onChange={(savedBy) => onChange({ ...filters, savedBy })}
      />
    </div>
  );
}

/** People stay selectable while a filter hides their saves. */
function useEveryoneSeen(entries: readonly HistoryEntry[]): ReadonlyMap<string, string | null> {
  const [seen, setSeen] = useState<ReadonlyMap<string, string | null>>(new Map());
  const news = entries.filter(({ savedBy }) => !seen.has(savedBy.id));
  if (news.length > 0)
    setSeen(new Map([...seen, ...news.map(({ savedBy }) => [savedBy.id, savedBy.username] as const)]));
  return seen;
}
