import type { RawData } from 'ws';

/** The text of a socket message, however the socket handed it over. */
export function rawText(raw: RawData): string {
  const parts = Array.isArray(raw) ? raw : [raw];
  return Buffer.concat(parts.map((part) => (part instanceof ArrayBuffer ? Buffer.from(part) : part))).toString('utf8');
}
