import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** The signed-in person who makes a request. */
export interface Caller {
  userId: string;
  username: string;
  /** The OAuth scopes the person granted. */
  scopes: readonly string[];
  /** The platform's access token; never logged, stored or put into a URL. */
  token: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** The caller of a route whose access is not `public`. */
export function callerOf({ caller }: FastifyRequest): Caller {
  if (caller === null) throw new AppError('unauthorized', 'Sign in first');
  return caller;
}

/** The token of the authorization header; null if it is missing or malformed. */
export function bearerToken({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w.~+/-]{1,512}=*)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
