import { BODY_MAX_BYTES } from '@perigee/core/base/http/errors';
import { SECTION_LIST } from '@perigee/core/community/settings/sections';
import { FILE_VERSION } from '@perigee/core/setup/transfer/file';
import * as z from 'zod/mini';
import { largestValue } from './largest-value.ts';

/** An expensive body, and what makes it so. */
export interface ExpensiveBody {
  label: string;
  json: string;
}

/** Slightly less than the API's body limit. */
export const ROOM_BYTES = BODY_MAX_BYTES - 1024;

/** The most list entries the API validates. */
const ENTRIES = 1_000;

/**
 * The most expensive bodies of a call: the largest that matches its schema, and invalid ones at the body limit and at
 * the limit of validated entries.
 */
export function expensiveBodies(schema: z.core.$ZodType): ExpensiveBody[] {
  const largest = largestValue(schema, ROOM_BYTES);
  return [
    ...(largest === undefined ? [] : [{ label: 'largest', json: JSON.stringify(largest) }]),
    { label: 'unknown fields', json: unknownFields() },
    { label: 'deeply nested', json: `${'['.repeat(ROOM_BYTES / 2)}${']'.repeat(ROOM_BYTES / 2)}` },
    { label: 'one long string', json: JSON.stringify('{{ ('.repeat(ROOM_BYTES / 4)) },
    { label: 'invalid entries', json: list('0') },
    ...listsIn(schema, []).flatMap(({ path, element }) => [
      { label: `invalid entries${of(path)}`, json: inPlace(path, list('0')) },
      ...(element instanceof z.ZodMiniObject
        ? [
            { label: `empty entries${of(path)}`, json: inPlace(path, list('{}')) },
            { label: `1,000 empty entries${of(path)}`, json: inPlace(path, list('{}', ENTRIES)) },
          ]
        : []),
      ...repeatedEntryBodies(element, path),
    ]),
  ].filter(({ json }) => json.length <= BODY_MAX_BYTES);
}

/** A valid entry, repeated. */
function repeatedEntryBodies(element: z.core.$ZodType, path: readonly string[]): ExpensiveBody[] {
  const one = largestValue(element, 256);
  return one === undefined
    ? []
    : [{ label: `one repeated entry${of(path)}`, json: inPlace(path, list(JSON.stringify(one))) }];
}

/**
 * A settings file whose lists contain only invalid entries.
 * @param guild The guild it was exported from.
 */
export function fileOfWrongEntries(guild: { id: string; name: string }): ExpensiveBody {
  const lists = SECTION_LIST.filter(({ schema }) => z.safeParse(schema, []).success).map(({ name }) => name);
  const sections = Object.fromEntries(lists.map((name) => [name, Array.from({ length: ENTRIES }, () => ({}))]));
  const file = {
    format: 'perigee-settings',
    version: FILE_VERSION,
    guild,
    exportedAt: '',
    roles: [],
    channels: [],
    sections,
  };
  const json = JSON.stringify({ file, roles: {}, channels: {}, sections: lists, apply: false });
  return { label: `1,000 empty entries in ${lists.length} sections`, json };
}

function of(path: readonly string[]): string {
  return path.length === 0 ? '' : ` of ${path.join('.')}`;
}

function list(entry: string, most: number = Number.POSITIVE_INFINITY): string {
  const count = Math.min(most, Math.max(1, Math.floor(ROOM_BYTES / (entry.length + 1)) - 64));
  return `[${Array(count).fill(entry).join(',')}]`;
}

function unknownFields(): string {
  const fields: string[] = [];
  for (let size = 2, index = 0; size < ROOM_BYTES - 32; index += 1) {
    const field = `"${index.toString(36)}":0`;
    fields.push(field);
    size += field.length + 1;
  }
  return `{${fields.join(',')}}`;
}

function inPlace(path: readonly string[], json: string): string {
  return path.reduceRight((inner, key) => `{${JSON.stringify(key)}:${inner}}`, json);
}

/** The lists in a schema, with the property path to each; of a record, those under one key. */
function listsIn(schema: z.core.$ZodType, path: readonly string[]): { path: string[]; element: z.core.$ZodType }[] {
  if (schema instanceof z.ZodMiniArray) return [{ path: [...path], element: schema.def.element }];
  if (schema instanceof z.ZodMiniObject) {
    return Object.entries(schema.def.shape).flatMap(([key, each]) => listsIn(asSchema(each), [...path, key]));
  }
  if (schema instanceof z.ZodMiniRecord) return listsIn(schema.def.valueType, [...path, 'a']);
  const inner = innerOf(schema);
  return inner === undefined ? [] : listsIn(inner, path);
}

function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const wraps =
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault ||
    schema instanceof z.ZodMiniPrefault;
  return wraps ? schema.def.innerType : undefined;
}

function asSchema(value: z.core.$ZodType): z.core.$ZodType {
  return value;
}
