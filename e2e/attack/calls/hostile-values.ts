import type { Call } from './read-calls.ts';
import { sampleOf } from './sample.ts';

/** Values that are wrong for most fields. */
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  2 ** 53,
  1e308,
  '',
  '\u0000',
  '\uD800',
  '{{ '.repeat(600),
  `'; drop table balances; --`,
  '<script>alert(1)</script>',
  'x'.repeat(20_000),
  [],
  [[[[]]]],
  Array.from({ length: 2_000 }, (_, index) => index),
  {},
  { constructor: { prototype: {} } },
];

/** How many of the values are tried per field. */
const VALUES_A_FIELD = 5;

/** Invalid values for URL parameters. */
export const PARAMETERS = ['0', '-1', '99999999999999999999999', '%00', '%F0%9F%9A%80', `'`, '..%2F..%2F', 'null'];

/** A body and what is wrong with it; the text is sent as it is. */
export interface HostileBody {
  label: string;
  text: string;
}

/** Malformed bodies, and for each field of a call some bodies with a wrong value. */
export function hostileBodies({ body }: Call): HostileBody[] {
  if (body === null) return [];
  const sample = sampleOf(body);
  const whole = WHOLE.map(([label, text]) => ({ label, text }));
  if (typeof sample !== 'object' || sample === null || Array.isArray(sample)) return whole;
  const fields = Object.keys(body.properties ?? {}).flatMap((field, at) =>
    Array.from({ length: VALUES_A_FIELD }, (_, turn) => {
      const value = VALUES[(at * 7 + turn * 4) % VALUES.length];
      return { label: `${field}: ${shorten(value)}`, text: JSON.stringify({ ...sample, [field]: value }) };
    }),
  );
  const unknown = { label: 'a field nobody knows', text: JSON.stringify({ ...sample, surprise: 1 }) };
  return [...whole, unknown, ...fields];
}

const WHOLE: readonly (readonly [string, string])[] = [
  ['no body', ''],
  ['half a body', '{"a":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['nothing in it', '{}'],
  ['a prototype', '{"__proto__":{"isAdmin":true}}'],
  ['depth', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
];

function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 24 ? `${text.slice(0, 24)}…` : text;
}
