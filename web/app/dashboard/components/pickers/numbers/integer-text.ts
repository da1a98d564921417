import { tookAll } from '@perigee/core/base/reading/reading';
import { readWholeNumber } from '@perigee/core/base/reading/whole-number';

/** Parses an integer as orders in the chat are read: `1,000`, `1 000`, `2k`. NaN for other texts, also an empty one. */
export function readInteger(text: string): number {
  const read = readWholeNumber(text);
  return read.kind === 'read' && tookAll(read, text) ? read.value : Number.NaN;
}

/** The number as a field shows it; empty for NaN, the value of an empty field. */
export function writeInteger(value: number): string {
  return Number.isNaN(value) ? '' : String(value);
}
