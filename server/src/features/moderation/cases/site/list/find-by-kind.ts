import { CASE_SOURCES, CASE_STATES, CASE_TYPES } from '@perigee/core/moderation/cases/case';
import { type RawBuilder, sql } from 'kysely';
import type { CaseFilters, NumberRange } from './case-filters.ts';

/**
 * The newest numbers by moderator, type, state and source. The index has type, state and source in that order, each
 * with few values: for filters left open all values are listed, each combination is read from its newest end, and the
 * results are merged.
 */
export function newestByKind(
  guildId: string,
  { moderator, type, state, source }: CaseFilters,
  { first, before }: NumberRange,
  limit: number,
): RawBuilder<{ number: number }> {
  if (type === undefined && state === undefined && source === undefined && moderator !== undefined) {
    return sql`
      select number from cases
      where guild_id = ${guildId}::bigint and moderator_id = ${moderator}::bigint
        and number >= ${first} and number < ${before}
      order by number desc limit ${limit}`;
  }
  const types = type === undefined ? CASE_TYPES : [type];
  const states = state === undefined ? CASE_STATES : [state];
  const sources = source === undefined ? CASE_SOURCES : [source];
  const byModerator = moderator === undefined ? sql`` : sql`and moderator_id = ${moderator}::bigint`;
  return sql`
    select newest.number
    from unnest(${[...types]}::text[]) as t(type), unnest(${[...states]}::text[]) as s(state),
      unnest(${[...sources]}::text[]) as o(source)
    cross join lateral (
      select number from cases
      where guild_id = ${guildId}::bigint ${byModerator}
        and type = t.type and state = s.state and source = o.source
        and number >= ${first} and number < ${before}
      order by number desc limit ${limit}
    ) newest
    order by newest.number desc limit ${limit}`;
}

/** The same four filters as conditions on rows found otherwise. */
export function isOfKind({ moderator, type, state, source }: CaseFilters): RawBuilder<boolean> {
  const conditions = [
    moderator === undefined ? null : sql<boolean>`moderator_id = ${moderator}::bigint`,
    type === undefined ? null : sql<boolean>`type = ${type}`,
    state === undefined ? null : sql<boolean>`state = ${state}`,
    source === undefined ? null : sql<boolean>`source = ${source}`,
  ].filter((condition) => condition !== null);
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
