import type { Movement } from '@perigee/core/statements/schema';
import { useState } from 'react';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { StateCard } from '../state-card/state-card.tsx';
import { errorText } from '../../lib/api/error-text.ts';
import { MovementRow } from './movement-row.tsx';
import { ReversalDialog } from './reversal-dialog.tsx';
import { StatementFilters } from './statement-filters.tsx';
import { useStatementView } from './statement-view.ts';
import { useStatementExport } from './use-statement-export.ts';
import { type StatementOf, useStatement } from './use-statement.ts';
import styles from './statement.module.css';

interface StatementProps {
  of: StatementOf;
  /** Something was taken back: what else the page shows is to be asked for anew. */
  onReversed?: () => void;
}

/** What came and went, narrowed to what is looked for, and as a file. */
export function Statement({ of, onReversed }: StatementProps) {
  const { view } = useStatementView();
  const statement = useStatement(of, view);
  const pages = statement.data?.pages ?? [];
  const shown = pages.flatMap(({ movements }) => movements);
  const [first] = pages;

  return (
    <div className={styles['statement']}>
      <StatementFilters of={of} shown={shown.flatMap(({ peer }) => peer ?? [])} />
      <MovementList
        of={of}
        statement={statement}
        shown={shown}
        isNarrowed={Object.keys(view).length > 0}
        {...(onReversed && { onReversed })}
      />
      {first !== undefined && shown.length > 0 && (
        <ExportButton of={of} name={`${first.user.username}-${first.guildName ?? of.guildId}`} />
      )}
    </div>
  );
}

interface MovementListProps extends StatementProps {
  statement: ReturnType<typeof useStatement>;
  shown: readonly Movement[];
  isNarrowed: boolean;
}

function MovementList({ of, statement, shown, isNarrowed, onReversed }: MovementListProps) {
  const text = useText();
  const [asked, setAsked] = useState<string | null>(null);
  const { data, hasNextPage, isFetching, fetchNextPage } = statement;
  const moneySymbol = data?.pages[0]?.moneySymbol ?? '';

  if (data === undefined && statement.isError) {
    return (
      <StateCard icon="offline" title={text(m.statement_failed)} text={errorText(text, statement.error)}>
        <Button tone="primary" busy={isFetching} onClick={() => void statement.refetch()}>
          {text(m.retry)}
        </Button>
      </StateCard>
    );
  }
  if (data === undefined) return <ListSkeleton />;
  if (shown.length === 0) {
    return (
      <StateCard
        icon={isNarrowed ? 'search' : 'economy'}
        title={text(isNarrowed ? m.cases_none_title : m.statement_empty_title)}
        text={text(isNarrowed ? m.statement_none_text : m.statement_empty_text)}
      />
    );
  }
  return (
    <>
      <ol className={styles['list']} aria-busy={statement.isPlaceholderData}>
        {shown.map((movement) => (
          <MovementRow
            key={movement.id}
            movement={movement}
            moneySymbol={moneySymbol}
            onReverse={() => setAsked(movement.operationId)}
          />
        ))}
      </ol>
      {hasNextPage && (
        <Button busy={statement.isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text(m.cases_more)}
        </Button>
      )}
      <ReversalDialog
        guildId={of.guildId}
        moneySymbol={moneySymbol}
        operationId={asked}
        onClose={() => setAsked(null)}
        {...(onReversed && { onReversed })}
      />
    </>
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

function ListSkeleton() {
  const text = useText();
  return (
    <div className={styles['list']} role="status" aria-label={text(m.statement_loading)}>
      {['1', '2', '3', '4', '5', '6'].map((key) => (
        <div key={key} className={styles['place']}>
          <Skeleton height={20} width={180} />
          <Skeleton height={14} />
        </div>
      ))}
    </div>
  );
}
