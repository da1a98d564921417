import { tookAll } from '../reading/reading.ts';
import { readTime } from '../reading/time.ts';
import type { Embed } from './schema.ts';

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
  const read = readTime(text, { nowMs, zone: 'UTC', mayBePast: true });
  if (read.kind !== 'read' || !tookAll(read, text) || read.value.kind === 'endless') return undefined;
  return isoOf(read.value.kind === 'moment' ? read.value.at : nowMs + read.value.ms);
}

/** The range of the platform's four-digit years. */
const FIRST_MS = Date.parse('0001-01-01T00:00:00.000Z');
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

function isoOf(ms: number): string | undefined {
  return ms >= FIRST_MS && ms <= LAST_MS ? new Date(ms).toISOString() : undefined;
}
