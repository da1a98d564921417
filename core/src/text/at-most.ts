import * as z from 'zod/mini';

/**
 * Refuses text longer than `max` UTF-16 code units, which is how the platform counts (decisions, "Prefix, limits").
 * The library's own `maxLength` counts code points: eleven rockets would pass where the platform takes ten.
 */
export function atMost(max: number, error: string) {
  return z.refine<string>((text) => text.length <= max, { error, params: { max } });
}
