import type { Simulator } from '@perigee/simulator';

export type Fields = Parameters<Simulator['control']['sendEvent']>[1];
type Value = NonNullable<Fields[string]> | null;

let sent = 0;

/** Gives events that the platform sends once per id a new id each time. */
export function withIds(name: string, data: Fields): Fields {
  if (!['MESSAGE_CREATE', 'INTERACTION_CREATE', 'GUILD_AUDIT_LOG_ENTRY_CREATE'].includes(name)) return data;
  sent += 1;
  return typeof data['id'] === 'string' ? { ...data, id: String(BigInt(data['id']) + BigInt(sent)) } : data;
}

/**
 * Variants of the data, each with one chosen field removed or set to null; within a list, in all of its elements at
 * once.
 */
export function changesOf(data: Fields, isChosen: (path: string) => boolean): Fields[] {
  return pathsOf(data).flatMap((path) =>
    isChosen(path) ? [changed(data, path.split('.'), null, false), changed(data, path.split('.'), null, true)] : [],
  );
}

/** The data with unknown fields at every depth. */
export function withUnknownFields(data: Fields): Fields {
  const entries = Object.entries(data).map(([key, value]): [string, Value] => [key, addUnknownFields(value ?? null)]);
  return { ...Object.fromEntries(entries), unheard_of: { deep: [1, 'two', null] } };
}

function addUnknownFields(value: Value): Value {
  if (Array.isArray(value)) return value.map(addUnknownFields);
  return isFields(value) ? withUnknownFields(value) : value;
}

function pathsOf(value: Value, depth = 3): string[] {
  if (depth === 0) return [];
  const things = Array.isArray(value) ? [['*', value[0]] as const] : isFields(value) ? Object.entries(value) : [];
  const paths = things.flatMap(([key, inner]) => [
    key,
    ...pathsOf(inner ?? null, depth - 1).map((path) => `${key}.${path}`),
  ]);
  return [...new Set(paths)].filter((path) => !path.endsWith('*'));
}

function changed<Data extends Value>(data: Data, path: readonly string[], value: Value, isKept: boolean): Data;
function changed(data: Value, [key = '', ...rest]: readonly string[], value: Value, isKept: boolean): Value {
  if (Array.isArray(data)) return data.map((thing) => changed(thing, rest, value, isKept));
  if (!isFields(data)) return data;
  const { [key]: inner, ...others } = data;
  if (rest.length > 0) return inner === undefined ? data : { ...data, [key]: changed(inner, rest, value, isKept) };
  return isKept ? { ...others, [key]: value } : others;
}

function isFields(value: Value | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every permutation of a list. */
export function permutations<Thing>(things: readonly Thing[]): Thing[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first, index) =>
    permutations(things.filter((_thing, other) => other !== index)).map((rest) => [first, ...rest]),
  );
}
