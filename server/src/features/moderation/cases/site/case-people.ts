import { PEOPLE_SHOWN } from '@perigee/core/moderation/cases/limits';
import type { CasePerson } from '@perigee/core/moderation/cases/schema';
import { sql } from 'kysely';
import type { Db } from '../../../../database/database.ts';
import type { MemberNames } from '../../../community/index.ts';
import type { Person } from '../records/case-record.ts';

/** Names of people in cases: their current name, or else the one from when the case was opened. */
export interface CasePeople {
  name(guildId: string, people: readonly Person[]): Promise<(person: Person) => CasePerson>;
  /** Members of cases whose current or former name starts with this text. */
  findMembers(guildId: string, text: string): Promise<CasePerson[]>;
  findModerators(guildId: string, text: string): Promise<CasePerson[]>;
}

/** Matching cases read in search of different people. */
const NAMES_READ = 500;

interface NamedRow {
  id: string;
  name: string | null;
}

export function createCasePeople(db: Db, names: Pick<MemberNames, 'of' | 'search'>): CasePeople {
  const name: CasePeople['name'] = async (guildId, people) => {
    const memberNames = await names.of(guildId, [...new Set(people.map(({ id }) => id))]);
    return (person) => {
      const { username = person.name, globalName = null, avatar = null } = memberNames.get(person.id) ?? {};
      return { id: person.id, username, global_name: globalName, avatar };
    };
  };

  const describeAll = async (guildId: string, rows: readonly NamedRow[]) => {
    const people = [...new Map(rows.map((row) => [row.id, row])).values()];
    return people.map(await name(guildId, people));
  };

  return {
    name,

    async findMembers(guildId, text) {
      const start = `${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      const then = await sql<NamedRow>`
        select distinct on (id) id, name from (
          select member_id::text as id, member_name as name from cases
          where guild_id = ${guildId}::bigint and lower(member_name) like ${start} limit ${NAMES_READ}
        ) named limit ${PEOPLE_SHOWN}`.execute(db);
      const now = await names.search(guildId, text, PEOPLE_SHOWN);
      const rows = [...now.map(({ userId, username }) => ({ id: userId, name: username })), ...then.rows];
      return (await describeAll(guildId, rows)).slice(0, PEOPLE_SHOWN);
    },

    async findModerators(guildId, text) {
      const everyone = await describeAll(guildId, await moderatorsOf(db, guildId));
      const start = text.toLowerCase();
      return everyone
        .filter(({ id, username, global_name: globalName }) =>
          [id, username, globalName].some((one) => one?.toLowerCase().startsWith(start) === true),
        )
        .slice(0, PEOPLE_SHOWN);
    },
  };
}

/** Everybody who opened a case. One index step per moderator, however many cases they opened. */
async function moderatorsOf(db: Db, guildId: string): Promise<NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    with recursive moderators as (
      (select moderator_id, moderator_name from cases
        where guild_id = ${guildId}::bigint and moderator_id is not null order by moderator_id limit 1)
      union all
      select next.moderator_id, next.moderator_name from moderators
      cross join lateral (
        select moderator_id, moderator_name from cases
        where guild_id = ${guildId}::bigint and moderator_id > moderators.moderator_id order by moderator_id limit 1
      ) next
    )
    select moderator_id::text as id, moderator_name as name from moderators`.execute(db);
  return rows;
}
