import type { JsonSchema } from './read-calls.ts';

/** A minimal value that matches the schema's types; the product's further rules may refuse it. */
export function sampleOf(schema: JsonSchema): unknown {
  const { anyOf, oneOf, enum: choices, type, minimum = 1, required = [], properties = {} } = schema;
  if ('const' in schema && schema.const !== undefined) return schema.const;
  const [choice = null] = choices ?? [];
  if (choice !== null) return choice;
  const [first] = anyOf ?? oneOf ?? [];
  if (first !== undefined) return sampleOf(first);
  if (type === 'object') return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]));
  const byType: Record<string, unknown> = {
    string: 'x',
    integer: Math.max(minimum, 1),
    number: Math.max(minimum, 1),
    boolean: false,
    array: [],
  };
  return byType[type ?? ''] ?? null;
}
