import { m } from '#texts';
import { Button } from '../../components/button/button.tsx';
import { FailureNotice } from '../../components/failure-notice/failure-notice.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { LedgerRow } from './ledger-row.tsx';
import { type MemberOfGuild, useLedger } from './use-member.ts';
import styles from './ledger.module.css';

/** What changed of a member, for those who may edit balances. */
export function Ledger({ guildId, userId, moneySymbol }: MemberOfGuild & { moneySymbol: string }) {
  const text = useText();
  const ledger = useLedger({ guildId, userId });
  const entries = ledger.data?.pages.flatMap((page) => page.entries) ?? [];

  return (
    <section className={styles['section']} aria-labelledby="ledger">
      <h2 id="ledger">{text(m.ledger_title)}</h2>
      {ledger.isPending && <Skeleton height={140} />}
      <FailureNotice error={ledger.error} />
      {ledger.isError && (
        <Button busy={ledger.isFetching} onClick={() => void ledger.refetch()}>
          {text(m.retry)}
        </Button>
      )}
      {ledger.isSuccess && entries.length === 0 && <p className={styles['dim']}>{text(m.ledger_empty)}</p>}
      {entries.length > 0 && (
        <ol className={styles['list']}>
          {entries.map((entry) => (
            <LedgerRow key={entry.id} entry={entry} moneySymbol={moneySymbol} />
          ))}
        </ol>
      )}
      {ledger.hasNextPage && (
        <Button busy={ledger.isFetchingNextPage} onClick={() => void ledger.fetchNextPage()}>
          {text(m.ledger_more)}
        </Button>
      )}
    </section>
  );
}
