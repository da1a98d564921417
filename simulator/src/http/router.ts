import type { Json } from '../base/json.ts';
import type { Platform } from '../platform/platform.ts';
import type { Access, Actor } from '../protocol/access.ts';
import type { Reply } from '../protocol/reply.ts';

/** The parameter names in a path. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** One request on its way through a route. */
export interface Call<Names extends string = never> {
  platform: Platform;
  /** The caller; routes with `access: 'open'` only know the bot if they look at `authorization` themselves. */
  actor: Actor;
  /** A path parameter, decoded. */
  param: (name: Names) => string;
  query: URLSearchParams;
  body: Json | undefined;
  headers: NodeJS.Dict<string | string[]>;
  /** The audit log reason the caller sent (X-Audit-Log-Reason). */
  reason: string | null;
  files: UploadedFile[];
}

export interface UploadedFile {
  /** The n of the part's name, `files[n]`, by which the body refers to it; null for a part with another name. */
  index: string | null;
  name: string;
  contentType: string;
  content: Buffer;
}

export interface Route {
  method: string;
  path: string;
  access: Access;
  handle: (call: Call<string>) => Reply | Promise<Reply>;
}

/** Describes one route; the handler may read only the parameters its path names. */
export function route<Path extends string>(
  method: string,
  path: Path,
  access: Access,
  handle: (call: Call<ParamNames<Path>>) => Reply | Promise<Reply>,
): Route {
  return { method, path, access, handle };
}

export interface Match {
  route: Route;
  params: Record<string, string>;
}

/** Finds routes by method and path; a literal segment wins over a parameter. */
export function createRouter(routes: Route[]): (method: string, path: string) => Match | 'wrong method' | undefined {
  const entries = routes
    .map((entry) => ({ route: entry, segments: entry.path.split('/') }))
    .toSorted((left, right) => literalCount(right.segments) - literalCount(left.segments));

  return (method, path) => {
    // Decoded before matching: clients send `@me` and `@original` as `%40me` and `%40original`.
    const segments = path.split('/').map(decode);
    const matches = entries.filter((entry) => fits(entry.segments, segments));
    const match = matches.find((entry) => entry.route.method === method);
    if (match !== undefined) return { route: match.route, params: readParams(match.segments, segments) };
    return matches.length > 0 ? 'wrong method' : undefined;
  };
}

function literalCount(segments: string[]): number {
  return segments.filter((segment) => !segment.startsWith(':')).length;
}

function fits(pattern: string[], segments: string[]): boolean {
  if (pattern.length !== segments.length) return false;
  return pattern.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index]));
}

function readParams(pattern: string[], segments: string[]): Record<string, string> {
  const params: Record<string, string> = {};
  pattern.forEach((part, index) => {
    if (part.startsWith(':')) params[part.slice(1)] = segments[index] ?? '';
  });
  return params;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
