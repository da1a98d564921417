import * as z from 'zod/mini';

/** Texts that are expensive to process, most expensive first; the longest that fits is used. */
const TEXTS = [
  (length: number) => `{{ ${'member.name | append: '.repeat(length)}`.slice(0, length),
  (length: number) => '{% if member.name %}{% endif %}'.repeat(length).slice(0, length),
  (length: number) => 'https://a.example/'.padEnd(length, 'x'),
  (length: number) => `a${'.a'.repeat(length)}.com`.slice(0, length),
  (length: number) => '1'.repeat(length),
  (length: number) => 'İ'.repeat(length),
];
const LENGTHS = [
  100_000, 20_000, 6_000, 4_000, 2_048, 2_000, 1_500, 1_024, 1_000, 512, 500, 256, 200, 100, 50, 20, 10, 5, 1,
];
const SPECIAL = [
  '2026-01-01T00:00:00Z',
  '00000000-0000-4000-8000-000000000000',
  '#00a6ff',
  'UTC',
  'perigee-settings',
  '',
];
const COUNTS = [20_000, 5_000, 1_000, 500, 250, 200, 100, 64, 50, 30, 25, 20, 15, 10, 5, 4, 3, 2, 1];
const NUMBERS = [
  Number.MAX_SAFE_INTEGER,
  31_536_000_000,
  2_592_000_000,
  1_000_000,
  100_000,
  1_000,
  100,
  40,
  20,
  10,
  5,
  1,
  0,
];

const found = new WeakMap<z.core.$ZodType, Map<number, unknown>>();

/** The largest value that matches a schema within that many bytes of JSON; undefined if none is found. */
export function largestValue(schema: z.core.$ZodType, bytes: number): unknown {
  // Rounded, so that cached results can be reused.
  const room = Math.floor(2 ** (Math.floor(Math.log2(Math.max(1, bytes)) * 2) / 2));
  const cached = found.get(schema) ?? new Map<number, unknown>();
  found.set(schema, cached);
  if (!cached.has(room)) cached.set(room, firstThatFits(schema, room));
  return cached.get(room);
}

function firstThatFits(schema: z.core.$ZodType, room: number): unknown {
  for (const value of candidates(schema, room)) {
    if (sizeOf(value) <= room && z.safeParse(schema, value).success) return value;
  }
  return undefined;
}

function* candidates(schema: z.core.$ZodType, room: number): Generator {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) {
    yield* [largestValue(schema.def.innerType, room), null, undefined];
  } else if (schema instanceof z.ZodMiniDefault || schema instanceof z.ZodMiniPrefault) {
    yield* candidates(schema.def.innerType, room);
  } else if (schema instanceof z.ZodMiniObject) yield* objectsOf(Object.entries(schema.def.shape), room);
  else if (schema instanceof z.ZodMiniRecord) yield* recordsOf(schema.def, room);
  else if (schema instanceof z.ZodMiniArray) yield* listsOf(schema.def.element, room);
  else if (schema instanceof z.ZodMiniUnion) {
    const each = schema.def.options.map((option) => largestValue(option, room));
    yield* each.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  } else if (schema instanceof z.ZodMiniEnum) yield* schema.options;
  else if (schema instanceof z.ZodMiniLiteral) yield* schema.def.values;
  else if (schema instanceof z.ZodMiniBoolean) yield* [true, false];
  else if (schema instanceof z.ZodMiniNumber) yield* NUMBERS;
  else if (schema instanceof z.ZodMiniString) yield* textsOf(room);
  else yield* [{}, 'x'.repeat(Math.min(room, 1_000))];
}

function* textsOf(room: number): Generator<string> {
  for (const length of LENGTHS.filter((each) => each <= room)) {
    for (const make of TEXTS) yield make(length);
  }
  yield* SPECIAL;
}

function sizeOf(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0;
}

/**
 * Yields objects with the largest value of each field; then, for rules between fields, with one smaller, and with all
 * smaller.
 */
function* objectsOf(shape: readonly (readonly [string, z.core.$ZodType])[], room: number): Generator {
  const share = Math.floor(room / Math.max(1, shape.length));
  const large = shape.map(([key, each]) => [key, largestValue(each, room / 2) ?? largestValue(each, share)] as const);
  const even = shape.map(([key, each]) => [key, largestValue(each, share)] as const);
  const small = shape.map(([key, each]) => [key, largestValue(each, 20) ?? largestValue(each, share)] as const);
  const without = shape.map(
    ([key, each]) => [key, z.safeParse(each, null).success ? null : largestValue(each, share)] as const,
  );
  yield* [large, even].map((entries) => Object.fromEntries(entries));
  for (const [index, entry] of small.entries()) yield Object.fromEntries(even.with(index, entry));
  for (const [index, entry] of without.entries()) yield Object.fromEntries(even.with(index, entry));
  yield* [small, without].map((entries) => Object.fromEntries(entries));
}

/**
 * Yields lists with as many entries as fit, with numbered copies in case entries must differ, then with identical ones.
 */
function* listsOf(element: z.core.$ZodType, room: number): Generator {
  for (const value of [largestValue(element, room / 32), largestValue(element, 64), largestValue(element, room)]) {
    if (value === undefined) continue;
    for (const count of COUNTS.filter((each) => each * sizeOf(value) <= room)) {
      yield Array.from({ length: count }, (_, index) => withNumber(value, index));
      yield Array<unknown>(count).fill(value);
    }
  }
  yield [];
}

/** A copy with different names, ids and numbers. */
function withNumber(value: unknown, index: number): unknown {
  const end = String(index + 1);
  if (typeof value === 'string')
    return value.length < end.length ? end : value.slice(0, value.length - end.length) + end;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      if (/^(?:name|id|role|channel)$/.test(key) && typeof each === 'string') return [key, withNumber(each, index)];
      return [key, /^(?:level|warns)$/.test(key) ? index + 1 : each];
    }),
  );
}

function* recordsOf(
  { keyType, valueType }: { keyType: z.core.$ZodType; valueType: z.core.$ZodType },
  room: number,
): Generator {
  const isListed = keyType instanceof z.ZodMiniEnum;
  const names = isListed
    ? keyType.options.map(String)
    : Array.from({ length: 5_000 }, (_, index) => String(10_000 + index));
  for (const count of [names.length, ...COUNTS.filter((each) => each < names.length), 0]) {
    const value = largestValue(valueType, Math.floor(room / Math.max(1, count)) - 24);
    yield Object.fromEntries(names.slice(0, count).map((name) => [name, value]));
  }
}
