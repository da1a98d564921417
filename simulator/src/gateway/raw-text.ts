import type { RawData } from 'ws';

/** The text of a WebSocket message, in any of the forms `ws` delivers. */
export function rawText(raw: RawData): string {
  const parts = Array.isArray(raw) ? raw : [raw];
  return Buffer.concat(parts.map((part) => (part instanceof ArrayBuffer ? Buffer.from(part) : part))).toString('utf8');
}
