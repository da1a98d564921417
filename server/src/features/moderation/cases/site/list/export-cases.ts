import { Readable } from 'node:stream';
import type { CaseSummary } from '@perigee/core/moderation/cases/schema';
import type { FastifyReply } from 'fastify';
import { csvCell } from '../../../../../http/csv-cell.ts';
import type { CaseFilters } from './case-filters.ts';
import type { CaseList } from './case-list.ts';
import type { Case } from '../../records/case-record.ts';

interface ExportDependencies {
  list: CaseList;
  reader: { summarise(guildId: string, cases: readonly Case[]): Promise<CaseSummary[]> };
}

/** Cases per chunk, so that memory use does not depend on their number. */
const CHUNK = 500;

/** Sends all cases that match the filters as a file, newest first. */
export function exportCases(
  dependencies: ExportDependencies,
  reply: FastifyReply,
  guildId: string,
  { format, ...filters }: CaseFilters & { format: 'csv' | 'json' },
): FastifyReply {
  const chunks = readAll(dependencies, guildId, filters);
  const isCsv = format === 'csv';
  return reply
    .header('content-type', isCsv ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
    .header('content-disposition', `attachment; filename="cases-${guildId}.${format}"`)
    .send(Readable.from(isCsv ? asCsv(chunks) : asJson(chunks)));
}

async function* readAll(
  { list, reader }: ExportDependencies,
  guildId: string,
  filters: CaseFilters,
): AsyncGenerator<CaseSummary[]> {
  let before: number | null = null;
  do {
    const { cases, next } = await list.page(guildId, filters, { before, limit: CHUNK });
    yield await reader.summarise(guildId, cases);
    before = next;
  } while (before !== null);
}

const COLUMNS: readonly { name: string; of: (found: CaseSummary) => string | number | null | undefined }[] = [
  { name: 'number', of: ({ number }) => number },
  { name: 'type', of: ({ type }) => type },
  { name: 'state', of: ({ state }) => state },
  { name: 'member_id', of: ({ member }) => member.id },
  { name: 'member', of: ({ member }) => member.username },
  { name: 'moderator_id', of: ({ moderator }) => moderator?.id },
  { name: 'moderator', of: ({ moderator }) => moderator?.username },
  { name: 'reason', of: ({ reason }) => reason },
  { name: 'source', of: ({ source }) => source },
  { name: 'rule', of: ({ rule }) => rule },
  { name: 'created_at', of: ({ createdAt }) => createdAt },
  { name: 'duration_ms', of: ({ durationMs }) => durationMs },
  { name: 'ends_at', of: ({ endsAt }) => endsAt },
  { name: 'ended_at', of: ({ endedAt }) => endedAt },
  { name: 'problem', of: ({ problem }) => problem },
  { name: 'direct_message', of: ({ delivery }) => delivery },
  { name: 'linked_case', of: ({ linkedCase }) => linkedCase },
];

async function* asCsv(chunks: AsyncIterable<CaseSummary[]>): AsyncGenerator<string> {
  // Without a byte order mark, spreadsheets assume a legacy encoding.
  yield `\uFEFF${COLUMNS.map(({ name }) => name).join(',')}\r\n`;
  for await (const chunk of chunks) yield chunk.map(asRow).join('');
}

function asRow(found: CaseSummary): string {
  const cells = COLUMNS.map(({ of }) => {
    const value = of(found);
    return typeof value === 'number' ? String(value) : csvCell(value);
  });
  return `${cells.join(',')}\r\n`;
}

async function* asJson(chunks: AsyncIterable<CaseSummary[]>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const chunk of chunks) {
    for (const found of chunk) {
      yield `${separator}${JSON.stringify(found)}`;
      separator = ',\n';
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
