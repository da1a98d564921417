import type { core } from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { Tab } from '../tabs/tabs.ts';

/**
 * Who may call: anyone; anyone signed in; for the guild in the path, a member, its owner, somebody who may manage it,
 * somebody who may edit any tab of its settings, the named tab (owner and managers always may) or the section in the
 * path, or somebody who may see the guild's cases; somebody who may ban in the support community, and so reviews
 * appeals; or the people who run the site (`HOST_IDS`; for everybody else the endpoint does not exist). The server
 * enforces this from the contract and refuses by default; no route checks it by hand.
 */
export type Access =
  | 'public'
  | 'signedIn'
  | 'guildMember'
  | 'guildOwner'
  | 'guildManager'
  | 'guildEditor'
  | 'sectionEditor'
  | 'appealReviewer'
  | 'caseViewer'
  | 'host'
  | { tab: Tab };

export interface EndpointSchema {
  params?: core.$ZodType;
  querystring?: core.$ZodType;
  body?: core.$ZodType;
  response: { 200: core.$ZodType };
}

interface EndpointDescription<Schema extends EndpointSchema> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path below the API's base, with `:name` for parameters. */
  url: `/${string}`;
  access: Access;
  /** One line for the API's documentation page. */
  summary: string;
  /** Error codes besides those that follow from access, input and limits; see `possibleErrors`. */
  errors?: readonly ErrorCode[];
  /**
   * How many calls it counts for in the rate limit, by its cost to the process relative to a plain call. 1 by default.
   */
  weight?: number;
  schema: Schema;
}

/**
 * One API endpoint as data: the server mounts it as a route, the browser calls through it, the documentation lists it.
 */
export function endpoint<const Schema extends EndpointSchema>({
  method,
  url,
  access,
  summary,
  errors = [],
  weight = 1,
  schema,
}: EndpointDescription<Schema>) {
  return { method, url, config: { access, errors, weight }, schema: { ...schema, summary, tags: [subjectOf(url)] } };
}

/** What a call is about, as the documentation groups calls: the part of its path after the guild, if there is one. */
function subjectOf(url: string): string {
  const [, , subject = 'public', , ofGuild] = url.split('/');
  return ofGuild === undefined || ofGuild.startsWith(':') ? subject : ofGuild;
}

export type Endpoint = ReturnType<typeof endpoint>;

/** The API's base path on the site's own origin (docs/rules/api.md#wire). */
export const API_BASE = '/api';
