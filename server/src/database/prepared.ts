import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';

const MARK = '/* planned once */';

/**
 * Marks a statement that each server connection prepares once (decision 0072): for statements run with every command,
 * whose planning costs as much as their execution. The number of distinct texts must be small, so lists of varying
 * length are passed as arrays.
 */
export const prepared: RawBuilder<unknown> = sql.raw(MARK);

const names = new Map<string, string>();

/** Makes a connection prepare the statements marked with `prepared`. */
export function prepareMarked(client: pg.Client): void {
  const { query } = client;
  Object.assign(client, {
    query: (...input: unknown[]): unknown => Reflect.apply(query, client, nameStatement(input)),
  });
}

/** Gives the statement a name, which makes the server keep it prepared. */
function nameStatement([text, values, ...rest]: unknown[]): unknown[] {
  if (typeof text !== 'string' || !text.startsWith(MARK)) return [text, values, ...rest];
  let name = names.get(text);
  if (name === undefined) names.set(text, (name = createHash('sha256').update(text).digest('base64url')));
  return [{ name, text, values }, ...rest];
}
