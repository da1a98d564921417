import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** The signed-in person a request is made by. */
export interface Caller {
  userId: string;
  username: string;
  /** What the person consented to. */
  scopes: readonly string[];
  /** The platform's own access token; never logged, stored or put into an address. */
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

/** The token of the authorization header, or null if there is none in the one form we take. */
export function bearerToken({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w.~+/-]{1,512}=*)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
