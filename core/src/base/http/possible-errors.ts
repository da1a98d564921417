import type { Access } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

/** The parts of an endpoint that decide how it may be refused. */
interface Refusable {
  method: string;
  config: { access: Access; errors: readonly ErrorCode[] };
  schema: { params?: unknown; querystring?: unknown; body?: unknown };
}

/** Any call may hit the rate limit, an internal fault, or an unavailable platform or database. */
const ALWAYS = ['tooManyRequests', 'internal', 'unavailable'] as const;

/** Every error code of an endpoint: from its access, its input, and the codes its contract names. */
export function possibleErrors({ method, config, schema }: Refusable): ErrorCode[] {
  const { params, querystring, body } = schema;
  const hasInput = params !== undefined || querystring !== undefined || body !== undefined;
  const readsBody = method !== 'GET';

  const found: ErrorCode[] = [
    ...ALWAYS,
    ...errorsOfAccess(config.access),
    ...config.errors,
    ...when<ErrorCode>(hasInput, ['invalid']),
    ...when<ErrorCode>(hasInput || readsBody, ['malformed']),
    ...when<ErrorCode>(readsBody, ['tooLarge', 'unsupportedType']),
    ...when<ErrorCode>(params !== undefined, ['notFound']),
  ];
  return [...new Set(found)];
}

function errorsOfAccess(access: Access): ErrorCode[] {
  if (access === 'public') return [];
  if (access === 'signedIn') return ['unauthorized'];
  if (access === 'host') return ['unauthorized', 'notFound'];
  return ['unauthorized', 'forbidden', 'notFound'];
}

function when<Value>(isSo: boolean, values: readonly Value[]): readonly Value[] {
  return isSo ? values : [];
}
