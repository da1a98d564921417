import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';

const MARK = '/* planned once */';

/**
 * Begins a statement that each connection to a server plans once and remembers (decision 0072): for what is made for
 * every command of members, whose plan costs as much as what it does. Its text has to be one of a few, so lists of any
 * length are arrays.
 */
export const plannedOnce: RawBuilder<unknown> = sql.raw(MARK);

const names = new Map<string, string>();

/** Has a connection remember the plans of statements that are so marked. */
export function rememberPlans(client: pg.Client): void {
  const { query } = client;
  Object.assign(client, {
    query: (...input: unknown[]): unknown => Reflect.apply(query, client, named(input)),
  });
}

/** Gives the statement a name, which is what makes the server remember it. */
function named([text, values, ...rest]: unknown[]): unknown[] {
  if (typeof text !== 'string' || !text.startsWith(MARK)) return [text, values, ...rest];
  let name = names.get(text);
  if (name === undefined) names.set(text, (name = createHash('sha256').update(text).digest('base64url')));
  return [{ name, text, values }, ...rest];
}
