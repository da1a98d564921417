import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { MovementList } from './movement-list.tsx';
import { StatementFilters } from './statement-filters.tsx';
import { useStatementView } from './statement-view.ts';
import { useStatementExport } from './use-statement-export.ts';
import { type StatementOf, useStatement } from './use-statement.ts';
import styles from './statement.module.css';

interface StatementProps {
  of: StatementOf;
  /** A movement was reversed: the page should refetch its other data. */
  onReversed?: () => void;
}

/** A member's movements, with filters and an export. */
export function Statement({ of, onReversed }: StatementProps) {
  const { view } = useStatementView();
  const statement = useStatement(of, view);
  const pages = statement.data?.pages ?? [];
  const shown = pages.flatMap(({ movements }) => movements);
  const [first] = pages;

  return (
    <div className={styles['statement']}>
      <StatementFilters of={of} people={shown.flatMap(({ peer }) => peer ?? [])} />
      <MovementList
        of={of}
        statement={statement}
        movements={shown}
        isNarrowed={Object.keys(view).length > 0}
        {...(onReversed && { onReversed })}
      />
      {first !== undefined && shown.length > 0 && (
        <ExportButton of={of} name={`${first.user.username}-${first.guildName ?? of.guildId}`} />
      )}
    </div>
  );
}

function ExportButton({ of, name }: { of: StatementOf; name: string }) {
  const text = useText();
  const { view } = useStatementView();
  const exporting = useStatementExport(of, view, name);

  return (
    <div className={styles['export']}>
      <Button busy={exporting.isPending} onClick={() => exporting.mutate()}>
        <Icon name="down" size={18} />
        {text(m.statement_export)}
      </Button>
    </div>
  );
}
