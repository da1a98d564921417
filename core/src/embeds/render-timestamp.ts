import { readMoment } from '../time/moment.ts';
import type { Embed } from './schema.ts';

/** The platform's time mark-up, which time variables are rendered as: Unix seconds and how to print them. */
const TIME_MARKUP = /^<t:(-?\d{1,13})(?::[tTdDfFRsS])?>$/;

/** The moment at an embed's foot as ISO 8601; none where the template turned out to name none. */
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

/** The first and the last moment that the platform's four-digit years reach. */
const FIRST_MS = Date.parse('0001-01-01T00:00:00.000Z');
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

function isoOf(ms: number | null): string | undefined {
  return ms !== null && ms >= FIRST_MS && ms <= LAST_MS ? new Date(ms).toISOString() : undefined;
}
