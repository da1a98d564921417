import { Drop } from 'liquidjs';

/**
 * A text with two forms: comparisons and filters use the original (`raw`), the message gets it with escaped markup
 * (`shown`).
 */
export class ShownText extends Drop {
  readonly raw: string;
  readonly shown: string;

  constructor(raw: string, shown: string) {
    super();
    this.raw = raw;
    this.shown = shown;
  }

  /** The value used in conditions. */
  override valueOf(): string {
    return this.raw;
  }
}

/** A moment, which each filter shows in a different format. */
export class ShownMoment extends ShownText {
  readonly date: Date;

  constructor(date: Date, shown: string) {
    super(date.toISOString(), shown);
    this.date = date;
  }
}

/** A value as it appears in the message. */
export function show(value: unknown): string {
  if (value instanceof ShownText) return value.shown;
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}

/** A value without escaping. */
export function rawText(value: unknown): string {
  return value instanceof ShownText ? value.raw : show(value);
}
