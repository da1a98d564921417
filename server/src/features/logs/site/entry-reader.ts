import { searchWords } from '@perigee/core/moderation/cases/search-words';
import type { ShownLogEntry } from '@perigee/core/logs/entry';
import { ALL_LOG_EVENTS } from '@perigee/core/logs/events';
import { LOG_PAGE, LOG_PEOPLE_SHOWN } from '@perigee/core/logs/limits';
import type { LogPerson } from '@perigee/core/logs/parts';
import type { Db } from '../../../database/database.ts';
import type { Caller } from '../../../http/caller.ts';
import type { GuildDirectory, MemberNames, Seal } from '../../community/index.ts';
import { type EntryFilters, findEntries } from '../entries/find-entries.ts';
import { findEntryPeople } from '../entries/find-entry-people.ts';
import type { SeeEntries } from './entry-sight.ts';

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

interface NamedPeople {
  as: 'actor' | 'target';
  /** The beginning of their name. */
  text: string;
}

export interface EntryReader {
  list(caller: Caller, guildId: string, query: Query): Promise<{ entries: ShownLogEntry[]; next: string | null }>;
  people(caller: Caller, guildId: string, named: NamedPeople): Promise<LogPerson[]>;
}

interface ReaderDeps {
  db: Db;
  seal: Seal;
  directory: Pick<GuildDirectory, 'get' | 'nameOf'>;
  memberNames: Pick<MemberNames, 'of'>;
  see: SeeEntries;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many people the platform is asked about per page. */
const FETCHED_MAX = 10;

/** Reads log entries for the site, as the caller may see them. */
export function createEntryReader({ db, seal, directory, memberNames, see }: ReaderDeps): EntryReader {
  /** Entries contain the names of their time; missing ones are filled with current names. */
  const named = async (guildId: string, entries: readonly ShownLogEntry[]): Promise<ShownLogEntry[]> => {
    const nameless = [...new Set(entries.flatMap((entry) => namelessActorOf(entry) ?? []))];
    const [namesById, { channels }] = await Promise.all([memberNames.of(guildId, nameless), directory.get(guildId)]);
    const requested = nameless.filter((id) => !namesById.has(id)).slice(0, FETCHED_MAX);
    const reported = await Promise.all(
      requested.map(async (id) => [id, await directory.nameOf(guildId, id).catch(() => null)] as const),
    );
    const names = new Map([...reported, ...[...namesById].map(([id, { username }]) => [id, username] as const)]);
    const channelNames = new Map(channels.map(({ id, name }) => [id, name]));
    return entries.map((entry) => {
      if (entry.event === 'hidden') return entry;
      const { actor, channel } = entry;
      return {
        ...entry,
        actor: actor && { ...actor, name: actor.name ?? names.get(actor.id) ?? null },
        channel: channel && { ...channel, name: channel.name ?? channelNames.get(channel.id) ?? null },
      };
    });
  };

  return {
    async list(caller, guildId, { before = null, ...query }) {
      const sight = await see(caller, guildId);
      const search = { guildId, filters: filtersOf(query), before, limit: LOG_PAGE, sight };
      const page = await findEntries(db, seal, search);
      return { entries: await named(guildId, page.entries), next: page.next };
    },

    async people(caller, guildId, { as, text }) {
      const sight = await see(caller, guildId);
      return findEntryPeople(db, seal, { guildId, as, text, limit: LOG_PEOPLE_SHOWN, sight });
    },
  };
}

function namelessActorOf(entry: ShownLogEntry): string | null {
  if (entry.event === 'hidden' || entry.actor === null || entry.actor.name !== null) return null;
  return entry.actor.id;
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
