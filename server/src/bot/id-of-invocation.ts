import { createHash } from 'node:crypto';

/**
 * A UUID derived from an invocation of a command: the same each time that invocation is delivered.
 * @param kind Separates the ids of different commands.
 */
export function idOfInvocation(kind: string, invocationId: string): string {
  const digits = createHash('sha256').update(`${kind} ${invocationId}`).digest('hex');
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`];
  return [...parts, digits.slice(20, 32)].join('-');
}
