import { Readable } from 'node:stream';
import { type BoardPeriod, rankedValue, type Sort } from '@perigee/core/economy/leaderboard/schema';
import type { FastifyReply } from 'fastify';
import { csvCell } from '../../../http/csv-cell.ts';
import type { BoardReader, RankedRow as Ranked } from '../balances/boards/board-reader.ts';
import type { MemberName, MemberNames } from '../../community/index.ts';

interface ExportQuery {
  format: 'csv' | 'json';
  sort?: Sort | undefined;
  period?: BoardPeriod | undefined;
}

interface ExportDependencies {
  boardReader: Pick<BoardReader, 'all'>;
  memberNames: Pick<MemberNames, 'of'>;
}

/** Streams the whole board as a file, a thousand members at a time, so that memory use does not grow with its size. */
export function exportBoard(
  { boardReader, memberNames }: ExportDependencies,
  reply: FastifyReply,
  guildId: string,
  { format, sort = 'balance', period = 'all' }: ExportQuery,
): FastifyReply {
  const chunks = async function* () {
    for await (const ranked of boardReader.all({ guildId, sort: rankedValue(sort), period })) {
      const names = await memberNames.of(
        guildId,
        ranked.map(({ userId }) => userId),
      );
      yield ranked.map((member) => ({ ...member, name: names.get(member.userId) }));
    }
  };
  const isCsv = format === 'csv';
  return reply
    .header('content-type', isCsv ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
    .header('content-disposition', `attachment; filename="leaderboard-${guildId}-${sort}-${period}.${format}"`)
    .send(Readable.from(isCsv ? asCsv(chunks()) : asJson(chunks())));
}

type Named = Ranked & { name: MemberName | undefined };

async function* asCsv(chunks: AsyncIterable<Named[]>): AsyncGenerator<string> {
  // Without the byte order mark, spreadsheets assume a legacy encoding.
  yield '\uFEFFrank,id,username,name,balance,xp\r\n';
  for await (const chunk of chunks) {
    yield chunk
      .map(({ number, userId, name, balance, xp }) =>
        [number, userId, csvCell(name?.username), csvCell(name?.globalName), balance, xp].join(','),
      )
      .join('\r\n')
      .concat('\r\n');
  }
}

async function* asJson(chunks: AsyncIterable<Named[]>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const chunk of chunks) {
    for (const { number, userId, name, balance, xp } of chunk) {
      const { username = null, globalName = null } = name ?? {};
      yield `${separator}${JSON.stringify({ rank: number, id: userId, username, name: globalName, balance, xp })}`;
      separator = ',\n';
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
