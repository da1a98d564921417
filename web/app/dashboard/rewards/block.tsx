import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { m } from '#texts';
import { Button } from '../../components/button/button.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { errorCode } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './rewards.module.css';

interface BlockProps<Data> {
  title: string;
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** A part of the page that loads separately: its failure does not affect the others. */
export function Block<Data>({ title, query, children }: BlockProps<Data>) {
  const text = useText();
  const titleId = useId();
  const { data, error, isFetching, refetch } = query;
  const isAway = error !== null && ['forbidden', 'notFound'].includes(errorCode(error));

  return (
    <section className={styles['block']} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {data === undefined && error === null && (
        <div role="status" aria-label={text(m.rewards_loading)}>
          <Skeleton height={84} />
        </div>
      )}
      {data === undefined && isAway && <p className={styles['dim']}>{text(m.rewards_away)}</p>}
      {data === undefined && error !== null && !isAway && (
        <div className={styles['failure']} role="alert">
          <p>{errorText(text, error)}</p>
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            {text(m.retry)}
          </Button>
        </div>
      )}
      {data !== undefined && children(data)}
    </section>
  );
}
