import fc from 'fast-check';
import * as z from 'zod/mini';

/** Texts that are valid or tricky for some field; where one does not fit a field, it is filtered out. */
const TEXTS = [
  '',
  ' \n',
  '100000000000000101',
  '#00a6ff',
  'https://perigee.example/a.png?b=1',
  '{{ member.name }}',
  'perigee.example',
  '🚀 ракета',
  'Europe/Berlin',
];
const NUMBERS = [0, 1, -1, 100, 86_400_000, Number.MAX_SAFE_INTEGER];

/** Any value that a schema accepts, for tests: generated from the schema itself, so that new fields are covered. */
export function arbitraryValue(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  return shapeOf(schema).filter((value) => z.safeParse(schema, value).success);
}

function shapeOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodMiniObject) {
    return fc.record(mapValues(schema.def.shape, arbitraryValue));
  }
  if (schema instanceof z.ZodMiniArray) return fc.array(arbitraryValue(schema.def.element), { maxLength: 3 });
  if (schema instanceof z.ZodMiniRecord) return entriesOf(schema);
  if (schema instanceof z.ZodMiniOptional) return fc.option(arbitraryValue(schema.def.innerType), { nil: undefined });
  if (schema instanceof z.ZodMiniNullable) return fc.option(arbitraryValue(schema.def.innerType));
  if (schema instanceof z.ZodMiniOptional) return fc.option(arbitraryValue(schema.def.innerType), { nil: undefined });
  if (schema instanceof z.ZodMiniDefault || schema instanceof z.ZodMiniPrefault)
    return arbitraryValue(schema.def.innerType);
  if (schema instanceof z.ZodMiniUnion) return fc.oneof(...schema.def.options.map(arbitraryValue));
  if (schema instanceof z.ZodMiniEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodMiniLiteral) return fc.constantFrom(...schema.def.values);
  if (schema instanceof z.ZodMiniBoolean) return fc.boolean();
  if (schema instanceof z.ZodMiniNumber) return fc.oneof(fc.constantFrom(...NUMBERS), fc.integer());
  if (schema instanceof z.ZodMiniString) return fc.oneof(fc.constantFrom(...TEXTS), fc.string({ maxLength: 20 }));
  throw new Error('unsupported schema kind for arbitrary values');
}

function entriesOf({ def: { keyType, valueType } }: z.ZodMiniRecord): fc.Arbitrary<unknown> {
  const value = arbitraryValue(valueType);
  // Records with an enum of keys have all of them.
  if (keyType instanceof z.ZodMiniEnum) return fc.record(mapValues(keyType.def.entries, () => value));
  return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), value, { maxKeys: 3 });
}

function mapValues<From, To>(shape: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, map(value)]));
}
