import type { Simulator } from '@perigee/simulator';
import type { Db } from '../../server/src/database/database.ts';
import { type ApiClient, createApiClient } from '../../server/src/testing/api-client.ts';
import { SCOPES } from '../load/scopes.ts';

/** Three sites and two bots, and the balancer before the sites. */
export interface ProcessesWorld {
  simulator: Simulator;
  db: Db;
  /** Of each site by itself. */
  sites: readonly ApiClient[];
  /** Of one site after the other. */
  balanced: ApiClient;
  /** Whether the processes share a Redis. */
  hasRedis: boolean;
}

/** Something that has to be so whichever process is asked. */
export interface Check {
  name: string;
  /** What was counted, and whether it is as it has to be. */
  run: (world: ProcessesWorld) => Promise<{ seen: string; isRight: boolean }>;
}

/** A guild of a check's own, with whoever owns it. */
export function makeOwned({ simulator: { world } }: ProcessesWorld, name: string, members: readonly string[] = []) {
  const ownerId = world.createPerson({ username: 'owner' });
  const { id, channelIds } = world.createGuild({ name, ownerId, members: [...members], botIn: true });
  return { id, channelId: channelIds[0] ?? '', ownerId, token: world.issueToken(ownerId, SCOPES).accessToken };
}

/** The same call by an API client of each site, all at once. */
export function atOnce<Result>(
  { sites }: ProcessesWorld,
  call: (api: ApiClient, index: number) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(sites.map(call));
}

/** How many answers had which status. */
export function statuses(replies: readonly { status: number }[]): string {
  const counts = Map.groupBy(replies, ({ status }) => status);
  return [...counts].map(([status, { length }]) => `${length} × ${status}`).join(', ');
}

export const countOf = (replies: readonly { status: number }[], status: number): number =>
  replies.filter((reply) => reply.status === status).length;

/** Whose token a call without one has. */
export const NOBODY = null;

/** As if from an address of its own, unless a call says another, so that no check spends the calls of another one. */
export function calledFrom(api: ApiClient, address: string): ApiClient {
  return {
    send: (path, init) => {
      const headers = new Headers(init.headers);
      headers.set('x-forwarded-for', address);
      return api.send(path, { ...init, headers });
    },
    call: (token, endpoint, options = {}) =>
      api.call(token, endpoint, { ...options, headers: { 'x-forwarded-for': address, ...options.headers } }),
  };
}

export const clientOf = (url: string, index: number): ApiClient =>
  calledFrom(createApiClient(`${url}/api`), `198.51.100.${index}`);
