import { m } from '#texts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { CaseFilters } from './case-filters.tsx';
import { CaseList } from './case-list.tsx';
import { CasesFrame } from '../cases-frame.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { useCaseView } from './use-case-view.ts';
import { useCases } from '../use-cases.ts';

/** The cases of a server, with filters. */
export default function CasesPage() {
  const text = useText();
  const { view } = useCaseView();
  const cases = useCases(view);
  const shown = cases.data?.pages.flatMap((page) => page.cases) ?? [];

  return (
    <CasesFrame title={text(m.cases_title)} lead={text(m.cases_lead)}>
      <CaseFilters cases={shown} />
      <CaseList cases={cases} isFiltered={Object.keys(view).length > 0} />
      {shown.length > 0 && <ExportButtons view={view} />}
    </CasesFrame>
  );
}
