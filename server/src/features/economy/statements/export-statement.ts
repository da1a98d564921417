import { Readable } from 'node:stream';
import { kindName } from '@perigee/core/economy/balances/kind-names';
import type { Locale } from '@perigee/core/base/locales/locales';
import type { FastifyReply } from 'fastify';
import { m } from '#texts';
import { csvCell } from '../../../http/csv-cell.ts';
import type { MovementRow, StatementFilters, StatementReader } from '../balances/ledger/statement-reader.ts';
import type { MemberName, MemberNames } from '../../community/index.ts';
import { shownReason, type StatementReading } from './read-statement.ts';

export interface ExportDeps {
  statementReader: StatementReader;
  memberNames: Pick<MemberNames, 'of'>;
}

/** Movements loaded at a time, so that memory use does not depend on their number. */
const CHUNK = 1_000;

/** Streams all movements that match the filters as a CSV file, newest first, in the given language. */
export function exportStatement(
  deps: ExportDeps,
  reply: FastifyReply,
  reading: StatementReading,
  { locale = 'en', ...filters }: StatementFilters & { locale?: Locale | undefined },
): FastifyReply {
  const { guildId, userId } = reading;
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="statement-${guildId}-${userId}.csv"`)
    .send(Readable.from(asCsv(readAll(deps, reading, filters), locale, reading.isManager)));
}

interface NamedRow extends MovementRow {
  peer: MemberName | undefined;
  by: MemberName | undefined;
}

async function* readAll(
  { statementReader, memberNames }: ExportDeps,
  { guildId, userId }: StatementReading,
  filters: StatementFilters,
): AsyncGenerator<NamedRow[]> {
  let before: string | null = null;
  do {
    const page: Awaited<ReturnType<StatementReader['page']>> = await statementReader.page(
      { guildId, userId },
      filters,
      { before, limit: CHUNK },
    );
    const ids = page.movements.flatMap(({ peerId, byId }) => [peerId, byId].flatMap((id) => id ?? []));
    const names = await memberNames.of(guildId, [...new Set(ids)]);
    const nameOf = (id: string | null) => (id === null ? undefined : names.get(id));
    yield page.movements.map((row) => ({ ...row, peer: nameOf(row.peerId), by: nameOf(row.byId) }));
    before = page.isMore ? (page.movements.at(-1)?.id ?? null) : null;
  } while (before !== null);
}

interface Column {
  heading: (inputs: object, options: { locale: Locale }) => string;
  of: (row: NamedRow, locale: Locale, isManager: boolean) => string | number | null | undefined;
  forManagers?: boolean;
}

const COLUMNS: readonly Column[] = [
  { heading: m.statement_csv_id, of: ({ operationId }) => operationId },
  { heading: m.statement_csv_at, of: ({ at }) => at.toISOString() },
  { heading: m.statement_csv_kind, of: ({ kind }, locale) => kindName(kind)[locale] },
  { heading: m.statement_csv_subject, of: ({ subject }) => subject },
  { heading: m.statement_csv_peer, of: ({ peer, peerId }) => peer?.username ?? peerId },
  { heading: m.statement_csv_peer_id, of: ({ peerId }) => peerId },
  { heading: m.statement_csv_amount, of: ({ balance }) => balance },
  { heading: m.statement_csv_balance, of: ({ balanceAfter }) => balanceAfter },
  { heading: m.statement_csv_commission, of: ({ commission }) => commission },
  { heading: m.statement_csv_xp, of: ({ xp }) => xp },
  { heading: m.statement_csv_xp_after, of: ({ xpAfter }) => xpAfter },
  { heading: m.statement_csv_reason, of: (row, _locale, isManager) => shownReason(row, isManager) },
  { heading: m.statement_csv_reversal, of: ({ reversal }) => reversal?.operationId },
  { heading: m.statement_csv_reverses, of: ({ reverses }) => reverses?.operationId },
  { heading: m.statement_csv_by, of: ({ by, byId }) => by?.username ?? byId, forManagers: true },
];

async function* asCsv(chunks: AsyncIterable<NamedRow[]>, locale: Locale, isManager: boolean): AsyncGenerator<string> {
  const columns = COLUMNS.filter(({ forManagers = false }) => isManager || !forManagers);
  const lineOf = (cells: readonly (string | number | null | undefined)[]) =>
    `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : csvCell(cell))).join(',')}\r\n`;
  // Without a byte order mark, spreadsheets assume a legacy encoding.
  yield `\uFEFF${lineOf(columns.map(({ heading }) => heading({}, { locale })))}`;
  for await (const chunk of chunks) {
    yield chunk.map((row) => lineOf(columns.map(({ of }) => of(row, locale, isManager)))).join('');
  }
}
