interface FoundEmbed {
  value: object;
  /** Where it stands in what was given, dotted. */
  path: string;
  /** How many more there are. */
  others: number;
}

/** The first embed of a message or a list, or the value itself; null where it can hold none. */
export function findEmbed(given: unknown): FoundEmbed | null {
  if (Array.isArray(given)) return firstOf(given, '');
  if (!isObject(given)) return null;
  if ('embeds' in given) return Array.isArray(given.embeds) ? firstOf(given.embeds, 'embeds.') : null;
  if ('embed' in given) return isObject(given.embed) ? { value: given.embed, path: 'embed', others: 0 } : null;
  return Object.keys(given).length === 0 ? null : { value: given, path: '', others: 0 };
}

function firstOf(embeds: readonly unknown[], path: string): FoundEmbed | null {
  const [value, ...others] = embeds;
  return isObject(value) ? { value, path: `${path}0`, others: others.length } : null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
