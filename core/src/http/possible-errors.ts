import type { Access } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

/** What of a call decides how it may be refused. */
interface Refusable {
  method: string;
  config: { access: Access; errors: readonly ErrorCode[] };
  schema: { params?: unknown; querystring?: unknown; body?: unknown };
}

/** Any call may meet the limit of calls, a fault of ours, and a platform or database that is away. */
const ALWAYS = ['tooManyRequests', 'internal', 'unavailable'] as const;

/** Every code a call may be refused with: by who may call, by what it takes, and what its contract names besides. */
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
  if (access === 'appealReviewer') return ['unauthorized', 'forbidden', 'appealsClosed'];
  return ['unauthorized', 'forbidden', 'notFound'];
}

function when<Value>(isSo: boolean, values: readonly Value[]): readonly Value[] {
  return isSo ? values : [];
}
