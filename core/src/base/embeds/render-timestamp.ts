import { readMoment } from '../time/moment.ts';
import type { Embed } from './schema.ts';

/** The platform's timestamp markup, which time variables render to: Unix seconds and a display style. */
const TIME_MARKUP = /^<t:(-?\d{1,13})(?::[tTdDfFRsS])?>$/;

/** The timestamp in the footer as ISO 8601; undefined where a template did not render to a moment. */
export function renderTimestamp(
  timestamp: Embed['timestamp'],
  render: (template: string) => string,
  nowMs: number,
): string | undefined {
  if (timestamp === null) return undefined;
  if (timestamp.type === 'current') return isoOf(nowMs);
  if (timestamp.type === 'custom') return isoOf(Date.parse(timestamp.date));

  const text = render(timestamp.template).trim();
  const seconds = TIME_MARKUP.exec(text)?.[1];
  return isoOf(seconds === undefined ? readMoment(text, nowMs) : Number(seconds) * 1000);
}

/** The range of the platform's four-digit years. */
const FIRST_MS = Date.parse('0001-01-01T00:00:00.000Z');
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

function isoOf(ms: number | null): string | undefined {
  return ms !== null && ms >= FIRST_MS && ms <= LAST_MS ? new Date(ms).toISOString() : undefined;
}
