import type { Ledger } from '../balances/ledger/ledger.ts';
import type { StatementReader } from '../balances/ledger/statement-reader.ts';
import { HISTORY_PAGE, type HistoryView } from './describe-history.ts';

export interface HistoryDeps {
  statementReader: StatementReader;
  ledger: Pick<Ledger, 'holdings'>;
}

/** The requested part of a statement. */
export interface HistoryRequest {
  guildId: string;
  memberId: string;
  askerId: string;
  publicUrl: string;
  /** From 1; the number to show for this part. */
  page: number;
  /** Rows beyond the given one; null to select by page number. */
  from: { older: string } | { newer: string } | null;
}

/** Reads a part of a statement; beyond the last page, the last one. */
export async function viewHistory(
  { statementReader, ledger }: HistoryDeps,
  request: HistoryRequest,
): Promise<HistoryView> {
  const { guildId, memberId, askerId, publicUrl, from } = request;
  const member = { guildId, userId: memberId };
  const isNewer = from !== null && 'newer' in from;
  const older = from !== null && 'older' in from ? from.older : null;
  const { page, cursor } =
    from === null
      ? await statementReader.pageUpTo(member, { number: request.page, size: HISTORY_PAGE })
      : { page: request.page, cursor: null };
  const before = cursor ?? older;
  const [{ movements, isMore }, holdings] = await Promise.all([
    statementReader.page(member, {}, { before, after: isNewer ? from.newer : null, limit: HISTORY_PAGE }),
    ledger.holdings(guildId, memberId),
  ]);
  const path = memberId === askerId ? `@me/statement/${guildId}` : `leaderboard/${guildId}/${memberId}`;
  const isFirst = isNewer ? !isMore : before === null;
  return {
    memberId,
    askerId,
    // New rows may have shifted the pages: the newest page is always number 1, however it was reached.
    page: isFirst ? 1 : Math.max(2, page),
    movements,
    hasNewer: !isFirst,
    hasOlder: isNewer || isMore,
    holdings: holdings ?? { balance: 0, xp: 0 },
    url: `${publicUrl}/${path}`,
  };
}
