import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { isObject, type Json, type JsonObject, parseJson } from '../src/json.ts';

/** The platform's own description of its API; not part of the repository. */
const DESCRIPTION = new URL('../../../shared/reference/discord-openapi.json', import.meta.url);
/** Keywords of the description that say nothing about validity. */
const NOTES = new Set(['x-discord-union', 'contentEncoding', 'discriminator', 'nullable', 'deprecated', 'format']);

/** Finds the schema of an operation's answer. */
export type FindSchema = (method: string, path: string, status: number) => ValidateFunction | null;

/** Reads the description; null where the file is absent. */
export function readResponseSchemas(): FindSchema | null {
  let text: string;
  try {
    text = readFileSync(DESCRIPTION, 'utf8');
  } catch {
    return null;
  }
  const document = withoutNotes(parseJson(text) ?? null);
  if (!isObject(document)) return null;
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema({ $id: 'discord', ...document });

  return (method, path, status) => {
    const keys = [
      'paths',
      path,
      method.toLowerCase(),
      'responses',
      String(status),
      'content',
      'application/json',
      'schema',
    ];
    if (dig(document, keys) === undefined) return null;
    const pointer = keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    return ajv.compile({ $ref: `discord#/${pointer}` });
  };
}

function dig(value: Json, keys: string[]): Json | undefined {
  return keys.reduce<Json | undefined>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
}

function withoutNotes(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutNotes);
  if (!isObject(value)) return value;
  const kept: JsonObject = {};
  for (const [key, entry] of Object.entries(value)) {
    if (!NOTES.has(key) && entry !== undefined) kept[key] = withoutNotes(entry);
  }
  return kept;
}
