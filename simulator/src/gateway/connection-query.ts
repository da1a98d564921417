import { isTransportCompression, type TransportCompression } from '../sessions/compression.ts';
import type { CloseName } from '../sessions/protocol.ts';

/** What a client asks for in the address it connects to. */
export interface ConnectionQuery {
  compression: TransportCompression | null;
  /** Why the connection is closed at once. */
  problem: CloseName | null;
}

/** Versions that are still served; one that is left out is the newest. */
const VERSIONS = new Set(['9', '10']);

/** Reads `v`, `encoding` and `compress`. Only JSON is spoken, not ETF. */
export function readConnectionQuery(query: URLSearchParams): ConnectionQuery {
  const compress = query.get('compress') ?? '';
  const compression = isTransportCompression(compress) ? compress : null;
  if (!VERSIONS.has(query.get('v') ?? '10')) return { compression, problem: 'invalidVersion' };
  const isUnderstood = (query.get('encoding') ?? 'json') === 'json' && (compress === '' || compression !== null);
  return { compression, problem: isUnderstood ? null : 'decodeError' };
}
