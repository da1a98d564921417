import type { core } from 'zod/mini';
import type { ChannelGuard, GuardOf } from './channel-guard.ts';
import type { ErrorCode } from './errors.ts';
import type { Tab } from '../tabs/tabs.ts';

/** Kinds of access, by name. A feature adds those it decides on where it describes its endpoints (decision 0133). */
export interface AccessKinds {
  /** Anyone. */
  public: true;
  /** Anyone signed in. */
  signedIn: true;
  /** A member of the guild in the path, or its owner; somebody who may manage it, or edit any tab of its settings. */
  guildMember: true;
  guildOwner: true;
  guildManager: true;
  guildEditor: true;
  /** Somebody who may edit the section of the settings in the path. */
  sectionEditor: true;
  /** The people who run the site (`HOST_IDS`); for everybody else the endpoint does not exist. */
  host: true;
}

/**
 * Who may call: somebody of that kind; or the editors of a tab of the settings of the guild in the path (owner and
 * managers always may). The server enforces this from the contract and refuses by default; no route checks it by hand.
 */
export type Access = keyof AccessKinds | { tab: Tab };

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
 * One that carries channels, or anything of unknown type, has to say in `channels` how they are guarded.
 */
export function endpoint<const Schema extends EndpointSchema>({
  method,
  url,
  access,
  summary,
  errors = [],
  weight = 1,
  channels = { taken: null, given: null },
  schema,
}: EndpointDescription<Schema> & GuardOf<Schema>) {
  return guardedEndpoint<Schema>({ method, url, access, summary, errors, weight, channels, schema });
}

/** The same for values of a type that is not known yet, which may always carry channels. */
export function guardedEndpoint<const Schema extends EndpointSchema>({
  method,
  url,
  access,
  summary,
  errors = [],
  weight = 1,
  channels,
  schema,
}: EndpointDescription<Schema> & { channels: ChannelGuard }) {
  return {
    method,
    url,
    config: { access, errors, weight, channels },
    schema: { ...schema, summary, tags: [subjectOf(url)] },
  };
}

/** What a call is about, as the documentation groups calls: the part of its path after the guild, if there is one. */
function subjectOf(url: string): string {
  const [, , subject = 'public', , ofGuild] = url.split('/');
  return ofGuild === undefined || ofGuild.startsWith(':') ? subject : ofGuild;
}

export type Endpoint = ReturnType<typeof endpoint>;

/** The API's base path on the site's own origin (docs/rules/api.md#wire). */
export const API_BASE = '/api';
