import { m } from '#texts';
import { ViewerHeading } from '../../components/viewer-page/viewer-heading.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { EntryFilters } from './entry-filters.tsx';
import { EntryList } from './entry-list.tsx';
import { useLogEntries } from './use-entries.ts';
import { useEntryView } from './use-entry-view.ts';

/** What happened on a server in the last 30 days, with filters. */
export default function EntriesPage() {
  const text = useText();
  const { view } = useEntryView();
  const entries = useLogEntries(view);
  const shown = entries.data?.pages.flatMap((page) => page.entries) ?? [];

  return (
    <>
      <ViewerHeading title={text(m.entries_title)} lead={text(m.entries_lead)} />
      <EntryFilters entries={shown} />
      <EntryList entries={entries} isFiltered={Object.keys(view).length > 0} />
    </>
  );
}
