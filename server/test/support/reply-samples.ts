import fc from 'fast-check';

/** A JSON schema of a reply, as far as the contract's replies use the language. */
export interface ReplySchema {
  type?: string | string[];
  properties?: Record<string, ReplySchema>;
  required?: readonly string[];
  additionalProperties?: boolean | ReplySchema;
  propertyNames?: ReplySchema;
  items?: ReplySchema;
  anyOf?: readonly ReplySchema[];
  oneOf?: readonly ReplySchema[];
  allOf?: readonly ReplySchema[];
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  minItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  format?: string;
}

const BY_FORMAT: Record<string, string> = {
  'date-time': '2026-07-31T12:00:00.000Z',
  uuid: '0198c0de-0000-7000-8000-000000000000',
  uri: 'https://example.org/',
};

/** Tried before a text is made from a pattern, which cannot be done for those that look ahead. */
const EXAMPLES = ['example.org', 'x', '1'];

/**
 * Replies that together take every branch of every union in a schema, and every nullable as null. Each differs from the
 * first in one place only.
 */
export function replySamples(schema: ReplySchema): unknown[] {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined) return branches.flatMap(replySamples);
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum !== undefined) return [...schema.enum];
  if (Array.isArray(schema.type)) return schema.type.flatMap((type) => replySamples({ ...schema, type }));
  switch (schema.type) {
    case 'object':
      return objectSamples(schema);
    case 'array':
      return arraySamples(schema);
    case 'string':
      return [textSample(schema)];
    case 'integer':
    case 'number':
      return [Math.max(schema.minimum ?? 0, (schema.exclusiveMinimum ?? -1) + 1)];
    case 'boolean':
      return [true, false];
    case 'null':
      return [null];
    case undefined:
    default:
      return [{}];
  }
}

function objectSamples({ properties = {}, required = [], ...more }: ReplySchema): unknown[] {
  const { additionalProperties, propertyNames } = more;
  const fields = Object.entries(properties).map(([key, schema]) => ({ key, samples: replySamples(schema) }));
  const whole = Object.fromEntries(fields.map(({ key, samples }) => [key, samples[0]]));
  const others = typeof additionalProperties === 'object' ? replySamples(additionalProperties) : [];
  const names = propertyNames === undefined ? ['other'] : replySamples(propertyNames).map(String);
  return [
    ...(names.every((name) => !required.includes(name) || name in whole) ? [whole] : []),
    ...fields.flatMap(({ key, samples }) => samples.slice(1).map((sample) => ({ ...whole, [key]: sample }))),
    ...fields.filter(({ key }) => !required.includes(key)).map(({ key }) => without(whole, key)),
    ...others.map((sample) => ({ ...whole, ...Object.fromEntries(names.map((name) => [name, sample])) })),
  ];
}

function without(whole: Record<string, unknown>, key: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(whole).filter(([each]) => each !== key));
}

function arraySamples({ items, minItems = 1 }: ReplySchema): unknown[] {
  const samples = items === undefined ? [] : replySamples(items);
  return samples.map((sample) => Array.from({ length: Math.max(minItems, 1) }, () => sample));
}

function textSample({ format, pattern, minLength = 1 }: ReplySchema): string {
  const known = format === undefined ? undefined : BY_FORMAT[format];
  if (known !== undefined) return known;
  if (pattern === undefined) return 'x'.repeat(minLength);
  const shape = new RegExp(pattern, 'u');
  const example = EXAMPLES.find((each) => shape.test(each));
  const [made = ''] = example === undefined ? fc.sample(fc.stringMatching(shape), { numRuns: 1, seed: 1 }) : [example];
  return made;
}
