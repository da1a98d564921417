import { m } from '#texts';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import type { CaseView } from '../case-address.ts';
import { type ExportFormat, useCasesExport } from './use-cases-export.ts';
import styles from '../cases.module.css';

const FORMATS: readonly ExportFormat[] = ['csv', 'json'];

/** Downloads all cases that match the filters as a file. */
export function ExportButtons({ view }: { view: CaseView }) {
  const text = useText();
  const exporting = useCasesExport(view);

  return (
    <div className={styles['export']}>
      {FORMATS.map((format) => (
        <Button
          key={format}
          aria-label={text(m.cases_export, { format: format.toUpperCase() })}
          busy={exporting.isPending && exporting.variables === format}
          disabled={exporting.isPending}
          onClick={() => exporting.mutate(format)}
        >
          <Icon name="down" size={18} />
          {format.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}
