import { createHash } from 'node:crypto';

/**
 * The id of what one use of a command makes, the same however often that use is heard.
 * @param kind Keeps apart what several commands make.
 */
export function idOfUse(kind: string, useId: string): string {
  const digits = createHash('sha256').update(`${kind} ${useId}`).digest('hex');
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`];
  return [...parts, digits.slice(20, 32)].join('-');
}
