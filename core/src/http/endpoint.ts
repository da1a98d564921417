import type { core } from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { Tab } from '../tabs/tabs.ts';

/**
 * Who may call: anyone, anyone signed in, or of the guild named in the path a member, its owner, a person who may manage
 * it, one who may edit any tab of its settings, one who may edit the tab named (owner and managers always may), or one who may
 * edit the section in the path; or who may ban in the support community, and so reviews appeals; or who may see the guild's cases;
 * or who runs the site (`HOST_IDS`), for anybody else there is no such call.
 * The server's frame reads this from the contract and refuses by default; no route checks it by hand.
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
  /** What it refuses besides what follows from its access, its input and the limits; see `possibleErrors`. */
  errors?: readonly ErrorCode[];
  /**
   * As how many calls it counts where calls are limited: what it may cost the process, in plain calls. 1 where it is
   * left out.
   */
  weight?: number;
  schema: Schema;
}

/** One call of the API as data: the server mounts it as a route, the browser calls through it, the documentation lists it. */
export function endpoint<const Schema extends EndpointSchema>({
  method,
  url,
  access,
  summary,
  errors = [],
  weight = 1,
  schema,
}: EndpointDescription<Schema>) {
  const tag = url.split('/').at(2) ?? 'public';
  return { method, url, config: { access, errors, weight }, schema: { ...schema, summary, tags: [tag] } };
}

export type Endpoint = ReturnType<typeof endpoint>;

/** The API's base path on the site's own origin (docs/rules/api.md#wire). */
export const API_BASE = '/api';
