/** What a field of numbers makes of its text. */
export type FieldReading =
  | { kind: 'empty' }
  | { kind: 'read'; value: number }
  /** It may mean several things, or is misspelt. */
  | { kind: 'unclear'; meanings: readonly number[] }
  | { kind: 'tooLarge' }
  | { kind: 'unread' };

/** The value that the form gets: NaN, which every schema refuses, for a text that says no single number. */
export function valueOfReading(reading: FieldReading): number {
  return reading.kind === 'read' ? reading.value : Number.NaN;
}
