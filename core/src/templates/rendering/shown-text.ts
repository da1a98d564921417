import { Drop } from 'liquidjs';

/**
 * A text that remembers how it is shown: comparisons and filters see what somebody is really called (`raw`), the
 * message gets it with its mark-up taken apart (`shown`).
 */
export class ShownText extends Drop {
  readonly raw: string;
  readonly shown: string;

  constructor(raw: string, shown: string) {
    super();
    this.raw = raw;
    this.shown = shown;
  }

  /** What the engine's conditions see. */
  override valueOf(): string {
    return this.raw;
  }
}

/** A point in time; each filter shows it in another way. */
export class ShownMoment extends ShownText {
  readonly date: Date;

  constructor(date: Date, shown: string) {
    super(date.toISOString(), shown);
    this.date = date;
  }
}

/** What a value looks like in the message. */
export function show(value: unknown): string {
  if (value instanceof ShownText) return value.shown;
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}

/** What a value is, whatever it looks like. */
export function rawText(value: unknown): string {
  return value instanceof ShownText ? value.raw : show(value);
}
