import { isTransportCompression, type TransportCompression } from '../sessions/compression.ts';
import type { CloseName } from '../sessions/protocol.ts';

/** The parameters of the URL a client connects to. */
export interface ConnectionQuery {
  compression: TransportCompression | null;
  /** Why the connection is closed at once, if it is. */
  problem: CloseName | null;
}

/** The gateway versions served; without a version, the newest. */
const VERSIONS = new Set(['9', '10']);

/** Reads `v`, `encoding` and `compress`. Only JSON is supported, not ETF. */
export function readConnectionQuery(query: URLSearchParams): ConnectionQuery {
  const compress = query.get('compress') ?? '';
  const compression = isTransportCompression(compress) ? compress : null;
  if (!VERSIONS.has(query.get('v') ?? '10')) return { compression, problem: 'invalidVersion' };
  const isUnderstood = (query.get('encoding') ?? 'json') === 'json' && (compress === '' || compression !== null);
  return { compression, problem: isUnderstood ? null : 'decodeError' };
}
