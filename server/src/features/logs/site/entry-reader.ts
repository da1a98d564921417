import { searchWords } from '@perigee/core/moderation/cases/search-words';
import type { LogEntry } from '@perigee/core/logs/entry';
import { ALL_LOG_EVENTS } from '@perigee/core/logs/events';
import { LOG_PAGE, LOG_PEOPLE_SHOWN } from '@perigee/core/logs/limits';
import type { LogPerson } from '@perigee/core/logs/parts';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { GuildDirectory, MemberNames, Seal } from '../../community/index.ts';
import { type EntryFilters, findEntries } from '../entries/find-entries.ts';

/** The site's query, as its calls take it. */
interface Query {
  events?: string | undefined;
  actor?: string | undefined;
  target?: string | undefined;
  channel?: string | undefined;
  case?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  text?: string | undefined;
  before?: string | undefined;
}

export interface EntryReader {
  list(guildId: string, query: Query): Promise<{ entries: LogEntry[]; next: string | null }>;
  people(guildId: string, as: 'actor' | 'target', text: string): Promise<LogPerson[]>;
}

interface ReaderDeps {
  db: Db;
  seal: Seal;
  directory: Pick<GuildDirectory, 'get' | 'nameOf'>;
  memberNames: Pick<MemberNames, 'of'>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many people the platform is asked about per page. */
const FETCHED_MAX = 10;

/** Reads log entries for the site. */
export function createEntryReader({ db, seal, directory, memberNames }: ReaderDeps): EntryReader {
  /** Entries contain the names of their time; missing ones are filled with current names. */
  const named = async (guildId: string, entries: readonly LogEntry[]): Promise<LogEntry[]> => {
    const nameless = [...new Set(entries.flatMap(({ actor }) => (actor?.name === null ? actor.id : [])))];
    const [namesById, { channels }] = await Promise.all([memberNames.of(guildId, nameless), directory.get(guildId)]);
    const requested = nameless.filter((id) => !namesById.has(id)).slice(0, FETCHED_MAX);
    const reported = await Promise.all(
      requested.map(async (id) => [id, await directory.nameOf(guildId, id).catch(() => null)] as const),
    );
    const names = new Map([...reported, ...[...namesById].map(([id, { username }]) => [id, username] as const)]);
    const channelNames = new Map(channels.map(({ id, name }) => [id, name]));
    return entries.map((entry) => ({
      ...entry,
      actor: entry.actor && { ...entry.actor, name: entry.actor.name ?? names.get(entry.actor.id) ?? null },
      channel: entry.channel && {
        ...entry.channel,
        name: entry.channel.name ?? channelNames.get(entry.channel.id) ?? null,
      },
    }));
  };

  return {
    async list(guildId, { before = null, ...query }) {
      const page = await findEntries(db, seal, { guildId, filters: filtersOf(query), before, limit: LOG_PAGE });
      return { entries: await named(guildId, page.entries), next: page.next };
    },

    async people(guildId, as, text) {
      const start = `${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      const [id, name] =
        as === 'actor' ? [sql.ref('by_id'), sql.ref('by_name')] : [sql.ref('target_id'), sql.ref('target_name')];
      const { rows } = await sql<LogPerson>`
        select distinct on (id) id::text as id, name from (
          select ${id} as id, ${name} as name from log_entries
          where guild_id = ${guildId}::bigint and lower(${name}) like ${start}
            ${as === 'actor' ? sql`` : sql`and target_kind = 'member'`}
          order by log_entries.id desc limit 500
        ) named limit ${LOG_PEOPLE_SHOWN}`.execute(db);
      return rows;
    },
  };
}

function filtersOf(query: Query): EntryFilters {
  const requested = query.events?.split(',');
  return {
    events: requested === undefined ? null : ALL_LOG_EVENTS.filter((event) => requested.includes(event)),
    actor: query.actor ?? null,
    target: query.target ?? null,
    channel: query.channel ?? null,
    caseNumber: query.case === undefined ? null : Number(query.case),
    from: query.from === undefined ? null : new Date(query.from),
    until: query.to === undefined ? null : new Date(Date.parse(query.to) + DAY_MS),
    words: query.text === undefined ? null : searchWords(query.text),
  };
}
