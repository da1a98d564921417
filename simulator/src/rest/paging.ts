import { refuseField } from '../protocol/form-body.ts';
import { isSnowflake } from '../base/snowflakes.ts';

/** Reads `limit`; fails with 50035 if it is not an integer from 1 to max. */
export function readLimit(query: URLSearchParams, { preset, max }: { preset: number; max: number }): number {
  const text = query.get('limit');
  if (text === null) return preset;
  const limit = Number(text);
  if (!Number.isInteger(limit)) return refuseField(['limit'], 'NUMBER_TYPE_COERCE', `Value "${text}" is not int.`);
  if (limit < 1) refuseField(['limit'], 'NUMBER_TYPE_MIN', 'int value should be greater than or equal to 1.');
  if (limit > max) refuseField(['limit'], 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`);
  return limit;
}

/** Reads an id from the query; null if absent, 50035 if it is not an id. */
export function readIdParameter(query: URLSearchParams, name: string): string | null {
  const text = query.get(name);
  if (text !== null && !isSnowflake(text)) {
    return refuseField([name], 'NUMBER_TYPE_COERCE', `Value "${text}" is not snowflake.`);
  }
  return text;
}
