import type { Simulator } from '@perigee/simulator';
import type { Db } from '../../server/src/database/database.ts';
import { type ApiClient, createApiClient } from '../../server/test/support/api-client.ts';
import { SCOPES } from '../load/scopes.ts';

/** Three sites and two bots, with a balancer in front of the sites. */
export interface ProcessesWorld {
  simulator: Simulator;
  db: Db;
  /** A client per site. */
  sites: readonly ApiClient[];
  /** A client through the balancer. */
  balanced: ApiClient;
  /** Whether the processes share a Redis. */
  hasRedis: boolean;
}

/** Something that must hold whichever process is asked. */
export interface Check {
  name: string;
  /** The counts, and whether they are correct. */
  run: (world: ProcessesWorld) => Promise<{ summary: string; isRight: boolean }>;
}

/** A guild for one check, with its owner. */
export function makeOwned({ simulator: { world } }: ProcessesWorld, name: string, members: readonly string[] = []) {
  const ownerId = world.createPerson({ username: 'owner' });
  const { id, channelIds } = world.createGuild({ name, ownerId, members: [...members], botIn: true });
  return { id, channelId: channelIds[0] ?? '', ownerId, token: world.issueToken(ownerId, SCOPES).accessToken };
}

/** Makes the same call on every site at once. */
export function atOnce<Result>(
  { sites }: ProcessesWorld,
  call: (api: ApiClient, index: number) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(sites.map(call));
}

/** The number of answers by status. */
export function statuses(replies: readonly { status: number }[]): string {
  const counts = Map.groupBy(replies, ({ status }) => status);
  return [...counts].map(([status, { length }]) => `${length} × ${status}`).join(', ');
}

export const countOf = (replies: readonly { status: number }[], status: number): number =>
  replies.filter((reply) => reply.status === status).length;

/** The token of an anonymous call. */
export const NOBODY = null;

/**
 * A client with its own caller address, unless a call sets another, so that checks do not use up each other's rate
 * limits.
 */
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
