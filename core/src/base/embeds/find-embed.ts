interface FoundEmbed {
  value: object;
  /** Its path in the input, dotted. */
  path: string;
  /** How many more embeds there are. */
  others: number;
}

/** The first embed of a message or a list, or the value itself; null where there can be no embed. */
export function findEmbed(input: unknown): FoundEmbed | null {
  if (Array.isArray(input)) return firstOf(input, '');
  if (!isObject(input)) return null;
  if ('embeds' in input) return Array.isArray(input.embeds) ? firstOf(input.embeds, 'embeds.') : null;
  if ('embed' in input) return isObject(input.embed) ? { value: input.embed, path: 'embed', others: 0 } : null;
  return Object.keys(input).length === 0 ? null : { value: input, path: '', others: 0 };
}

function firstOf(embeds: readonly unknown[], path: string): FoundEmbed | null {
  const [value, ...others] = embeds;
  return isObject(value) ? { value, path: `${path}0`, others: others.length } : null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
