import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { isObject, type Json, type JsonObject } from '../base/json.ts';
import type { AnswerCheck } from '../platform/answer-check.ts';

/** The platform's own description of its API, in this folder or one above; not part of the repository. */
const DESCRIPTION = 'shared/reference/discord-openapi.json';
/** Keywords of the description that say nothing about validity. */
const NOTES = new Set(['x-discord-union', 'contentEncoding', 'discriminator', 'nullable', 'deprecated', 'format']);
/** Where the description lags behind the documentation: it knows no forwards. */
const OPEN_SCHEMAS = ['MessageReferenceType'];
const SHOWN_PROBLEMS = 6;

/** Of this process: reading the description and compiling its schemas costs seconds, and simulators come and go with tests. */
let checkOfProcess: AnswerCheck | undefined;

/** Checks every answer against the platform's own description; undefined where the description is absent. */
export function describedAnswers(): AnswerCheck | undefined {
  checkOfProcess ??= readAnswerCheck();
  return checkOfProcess;
}

function readAnswerCheck(): AnswerCheck | undefined {
  const text = readDescription();
  if (text === undefined) return undefined;
  const document = withoutNotes(readJson(text));
  if (!isObject(document) || !isObject(document['paths'])) return undefined;
  openSchemas(document);
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false, code: { optimize: false } });
  ajv.addSchema({ $id: 'discord', ...document });
  const paths = new Map(Object.keys(document['paths']).map((path) => [anonymous(path), path]));
  const compiled = new Map<string, ValidateFunction | null>();

  const findSchema = (method: string, path: string, status: number): ValidateFunction | null => {
    const described = paths.get(anonymous(path)) ?? '';
    const keys = ['paths', described, method.toLowerCase(), 'responses', answerKey(status)];
    const schemaKeys = [...keys, 'content', 'application/json', 'schema'];
    if (dig(document, schemaKeys) === undefined) return null;
    const pointer = schemaKeys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')));
    return ajv.compile({ $ref: `discord#/${pointer.join('/')}` });
  };

  return ({ method, path, status, body }) => {
    const key = `${method} ${path} ${answerKey(status)}`;
    let validate = compiled.get(key);
    if (validate === undefined) {
      validate = findSchema(method, path, status);
      compiled.set(key, validate);
    }
    if (validate === null || validate(body)) return null;
    const problems = (validate.errors ?? [])
      .slice(0, SHOWN_PROBLEMS)
      .map(({ instancePath, message }) => `${instancePath} ${message}`);
    return `${key}: ${problems.join('; ')} in ${JSON.stringify(body).slice(0, 600)}`;
  };
}

/** The operations of the description, as "GET /guilds/{guild_id}"; none where it is absent. */
export function describedOperations(): string[] {
  const document = readJson(readDescription() ?? 'null');
  const paths = isObject(document) && isObject(document['paths']) ? document['paths'] : {};
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(isObject(methods) ? methods : {})
      .filter((method) => ['get', 'put', 'post', 'patch', 'delete'].includes(method))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
}

/** A path with its parameters made nameless: their names differ between the description and the routes. */
export function anonymous(path: string): string {
  return path.replace(/\{\w+\}|:\w+/g, '{}');
}

/** The description lists each success by its status, and all refusals as 4XX. */
function answerKey(status: number): string {
  return status >= 400 && status < 500 && status !== 429 ? '4XX' : String(status);
}

function readDescription(): string | undefined {
  let folder = new URL('.', import.meta.url);
  for (;;) {
    try {
      return readFileSync(new URL(DESCRIPTION, folder), 'utf8');
    } catch {
      const above = new URL('..', folder);
      if (above.href === folder.href) return undefined;
      folder = above;
    }
  }
}

function openSchemas(document: JsonObject): void {
  const schemas = dig(document, ['components', 'schemas']);
  if (isObject(schemas)) for (const name of OPEN_SCHEMAS) schemas[name] = {};
}

function readJson(text: string): Json {
  const document: Json = JSON.parse(text);
  return document;
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
