import { onlyValue, tookAll } from '@perigee/core/base/reading/reading';
import { readWholeNumber } from '@perigee/core/base/reading/whole-number';
import { type FieldReading, valueOfReading } from './field-reading.ts';

/** Reads a whole number as orders in the chat are read: `1,000`, `1 000`, `2k`; its unit may follow it. */
export function readIntegerText(typed: string, unit = ''): FieldReading {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  const number = unit !== '' && text.endsWith(unit) ? text.slice(0, -unit.length) : text;
  const read = readWholeNumber(number);
  const value = onlyValue(read, number);
  if (value !== undefined) return { kind: 'read', value };
  if (!tookAll(read, number)) return { kind: 'unread' };
  if (read.kind === 'ambiguous') return { kind: 'unclear', meanings: read.meanings };
  return { kind: read.kind === 'unread' && read.why === 'tooLarge' ? 'tooLarge' : 'unread' };
}

/** The integer of a text; NaN for other texts, also an empty one. */
export function readInteger(text: string, unit?: string): number {
  return valueOfReading(readIntegerText(text, unit));
}

/** The number as a field shows it; empty for NaN, the value of an empty field. */
export function writeInteger(value: number): string {
  return Number.isNaN(value) ? '' : String(value);
}
