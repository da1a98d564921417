import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { isObject, type Json } from '../base/json.ts';
import type { AnswerCheck } from '../platform/answer-check.ts';
import { DOCUMENTED } from './documented-schemas.ts';
import { readOperations, toSchema } from './described-operations.ts';

const SHOWN_PROBLEMS = 6;

/** The description accepts only `Z` as a time zone; the platform itself writes `+00:00`. */
const TIME_OF_THE_PLATFORM = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?)\+00:00$/;

/** Cached per process: parsing the description takes a while, and tests start many simulators. */
let checkOfProcess: AnswerCheck | undefined;
let operationsOfProcess: ReturnType<typeof readOperations> | undefined;

/** Checks answers against the platform's published API description. */
export function describedAnswers(): AnswerCheck {
  checkOfProcess ??= createAnswerCheck();
  return checkOfProcess;
}

/** The operations in the description, as "GET /guilds/{guild_id}". */
export function describedOperations(): string[] {
  operationsOfProcess ??= readOperations();
  return [...operationsOfProcess.keys()];
}

function createAnswerCheck(): AnswerCheck {
  operationsOfProcess ??= readOperations();
  const find = readSchemas();
  const operations = new Map([...operationsOfProcess].map(([name, answers]) => [anonymous(name), answers]));
  const schemas = new Map<string, z.core.$ZodType | null>();

  const schemaOf = (operation: string, status: number): z.core.$ZodType | null => {
    const key = `${operation} ${answerKey(status)}`;
    const known = schemas.get(key);
    if (known !== undefined) return known;
    const type = operations.get(anonymous(operation))?.get(answerKey(status));
    const schema = type === undefined ? null : toSchema(type, find);
    schemas.set(key, schema);
    return schema;
  };

  return ({ method, path, status, body }) => {
    const schema = schemaOf(`${method} ${path}`, status);
    if (schema === null) return null;
    const { error } = z.safeParse(schema, asDescribed(body));
    if (error === undefined) return null;
    const problems = problemsOf(error.issues).slice(0, SHOWN_PROBLEMS);
    return `${method} ${path} ${status}: ${problems.join('; ')} in ${JSON.stringify(body).slice(0, 600)}`;
  };
}

/** A path without parameter names, which differ between the description and the routes. */
export function anonymous(path: string): string {
  return path.replace(/\{\w+\}|:\w+/g, '{}');
}

/** The description lists successes by status, and all refusals as 4XX. */
function answerKey(status: number): string {
  return status >= 400 && status < 500 && status !== 429 ? '4XX' : String(status);
}

/** The published schemas by type name. The package has no TypeScript types for them. */
function readSchemas(): (name: string) => z.core.$ZodType {
  const file = fileURLToPath(import.meta.resolve('discord-api-spec/zod'));
  const published: Record<string, unknown> = createRequire(import.meta.url)(file);
  return (name) => {
    const schema = DOCUMENTED.get(name) ?? published[`${name}Schema`];
    if (!(schema instanceof z.core.$ZodType)) throw new Error(`The description has no schema named ${name}`);
    return schema;
  };
}

/**
 * The body adapted to the description: its time format, and forwards, which it does not know, as replies. Every answer
 * of every test comes through here: a reviver of JSON would take five times as long.
 */
function asDescribed(value: Json, key = ''): Json {
  if (typeof value === 'string') return value.replace(TIME_OF_THE_PLATFORM, '$1Z');
  if (Array.isArray(value)) return value.map((each) => asDescribed(each));
  if (!isObject(value)) return value;
  const described: Record<string, Json> = {};
  for (const [name, each] of Object.entries(value)) {
    if (each !== undefined) described[name] = asDescribed(each, name);
  }
  if (key === 'message_reference' && value['type'] === 1) described['type'] = 0;
  return described;
}

/** "/path code"; for a union, the problems of the closest alternative. */
function problemsOf(issues: readonly z.core.$ZodIssue[], above: readonly PropertyKey[] = []): string[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    if (issue.code === 'invalid_union') {
      const [closest] = issue.errors.toSorted((left, right) => left.length - right.length);
      if (closest !== undefined && closest.length > 0) return problemsOf(closest, path);
    }
    const expected =
      'expected' in issue ? ` ${issue.expected}` : 'values' in issue ? ` ${issue.values.join(', ')}` : '';
    return [`/${path.map(String).join('/')} ${issue.code}${expected}`];
  });
}
