import type { Endpoint } from '@perigee/core/base/http/endpoint';
import * as z from 'zod/mini';
import { readApiError } from './api-error.ts';

type Part<Description extends Endpoint, Name extends 'params' | 'querystring' | 'body', Key extends string> =
  Description['schema'] extends Record<Name, infer Schema extends z.core.$ZodType>
    ? Record<Key, z.input<Schema>>
    : Partial<Record<Key, never>>;

/** The input of a call to this endpoint, derived from its schemas. */
export type CallInput<Description extends Endpoint> = Part<Description, 'params', 'params'> &
  Part<Description, 'querystring', 'query'> &
  Part<Description, 'body', 'body'>;

/** The endpoint's validated response. */
export type CallOutput<Description extends Endpoint> = z.output<Description['schema']['response'][200]>;

interface CallParts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Makes one call of the API and validates its answer. Throws ApiError, or TypeError when nothing answered. */
export async function send<const Description extends Endpoint>(
  apiUrl: string,
  endpoint: Description,
  input: CallInput<Description>,
  fetchResponse: Fetch,
): Promise<CallOutput<Description>> {
  const { params, query, body }: CallParts = input;
  const response = await fetchResponse(callAddress(apiUrl, endpoint, { params, query }), {
    method: endpoint.method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok) throw await readApiError(response);
  return z.parse<Description['schema']['response'][200]>(endpoint.schema.response[200], await response.json());
}

/** The address of a call, with its parameters and query filled in. */
export function callAddress(apiUrl: string, { url }: Pick<Endpoint, 'url'>, { params, query }: CallParts): string {
  return `${apiUrl}${fillPath(url, params)}${queryText(query)}`;
}

/** Fills parameters into a path; they may contain any character, so they are escaped. */
export function fillPath(url: string, params: unknown): string {
  const values = new Map(textEntries(params));
  return url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
}

function queryText(query: unknown): string {
  const text = new URLSearchParams(textEntries(query)).toString();
  return text === '' ? '' : `?${text}`;
}

function textEntries(fields: unknown): [string, string][] {
  return Object.entries(fields ?? {}).map(([name, value]) => [name, String(value)]);
}
