import type { Movement } from '@perigee/core/economy/statements/schema';
import { useState } from 'react';
import { m } from '#texts';
import { errorText } from '../../../lib/api/error-text.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Button } from '../../../components/button/button.tsx';
import { MoreButton } from '../more-pages/more-button.tsx';
import { RowsSkeleton } from '../skeleton/rows-skeleton.tsx';
import { StateCard } from '../../../components/state-card/state-card.tsx';
import { MovementRow } from './movement-row.tsx';
import { ReversalDialog } from './reversal-dialog.tsx';
import type { StatementOf, useStatement } from './use-statement.ts';
import styles from './statement.module.css';

interface MovementListProps {
  of: StatementOf;
  /** A movement was reversed: the page should refetch its other data. */
  onReversed?: () => void;
  statement: ReturnType<typeof useStatement>;
  movements: readonly Movement[];
  isNarrowed: boolean;
}

/** Movements in a list, newest first. */
export function MovementList({ of, statement, movements, isNarrowed, onReversed }: MovementListProps) {
  const text = useText();
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const { data } = statement;
  const moneySymbol = data?.pages[0]?.moneySymbol ?? '';

  if (data === undefined && statement.isError) return <ListProblem statement={statement} />;
  if (data === undefined) {
    return <RowsSkeleton label={text(m.statement_loading)} rows={6} list={styles['list']} row={styles['place']} />;
  }
  if (movements.length === 0) {
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
        {movements.map((movement) => (
          <MovementRow
            key={movement.id}
            movement={movement}
            moneySymbol={moneySymbol}
            onReverse={() => setConfirmed(movement.operationId)}
          />
        ))}
      </ol>
      <MoreButton query={statement} label={text(m.cases_more)} />
      <ReversalDialog
        guildId={of.guildId}
        moneySymbol={moneySymbol}
        operationId={confirmed}
        onClose={() => setConfirmed(null)}
        {...(onReversed && { onReversed })}
      />
    </>
  );
}

function ListProblem({ statement }: Pick<MovementListProps, 'statement'>) {
  const text = useText();
  return (
    <StateCard icon="offline" title={text(m.statement_failed)} text={errorText(text, statement.error)}>
      <Button tone="primary" busy={statement.isFetching} onClick={() => void statement.refetch()}>
        {text(m.retry)}
      </Button>
    </StateCard>
  );
}
