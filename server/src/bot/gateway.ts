import { setTimeout as sleep } from 'node:timers/promises';
import { type REST } from '@discordjs/rest';
import { type SessionInfo, WebSocketManager } from '@discordjs/ws';
import type { PlatformConfig } from '../discord/platform.ts';
import { PLATFORM_VERSION } from '../discord/platform.ts';
import { INTENTS } from './intents.ts';

export interface ShardRange {
  /** Of the shards this process runs. */
  ids: number[];
  /** Of all shards of all processes. */
  count: number;
}

/** How long a socket to the gateway may take to open, in milliseconds. */
const HANDSHAKE_TIMEOUT_MS = 10_000;

/** How long a stop waits for the gateway to say goodbye, in milliseconds: one caught in its handshake may never do so. */
const FAREWELL_MS = 1_000;

/** Takes all that the API says of the gateway but for its address. */
function connectThere(manager: WebSocketManager, url: string): void {
  const fetchInformation = manager.fetchGatewayInformation.bind(manager);
  manager.fetchGatewayInformation = async (force) => ({ ...(await fetchInformation(force)), url });
}

/** The gateway client. Without a range it runs all the shards the platform recommends. */
export function createGateway(rest: REST, { botToken, gatewayUrl = null }: PlatformConfig, shards?: ShardRange) {
  const sessions = new Map<number, SessionInfo>();
  let isClosed = false;

  const manager = new WebSocketManager({
    token: botToken,
    rest,
    intents: INTENTS,
    version: PLATFORM_VERSION,
    handshakeTimeout: HANDSHAKE_TIMEOUT_MS,
    shardIds: shards?.ids ?? null,
    shardCount: shards?.count ?? null,
    updateSessionInfo: (shardId, session) => {
      if (session === null) sessions.delete(shardId);
      else sessions.set(shardId, session);
    },
    // The library asks this before each connect, and offers no other way to stop a reconnect that is already under way.
    retrieveSessionInfo: (shardId) => {
      const session = sessions.get(shardId) ?? null;
      if (isClosed) return new Promise<never>(() => {});
      return session === null || gatewayUrl === null ? session : { ...session, resumeURL: gatewayUrl };
    },
  });
  if (gatewayUrl !== null) connectThere(manager, gatewayUrl);

  return {
    manager,
    /** The number of the last event the shard's session heard; null before its first. */
    sequenceOf: (shardId: number): number | null => sessions.get(shardId)?.sequence ?? null,
    async close(): Promise<void> {
      isClosed = true;
      const closed = new AbortController();
      const destroyed = Promise.resolve(manager.destroy({ reason: 'The bot was stopped' })).finally(() =>
        closed.abort(),
      );
      await Promise.race([destroyed, sleep(FAREWELL_MS, undefined, { signal: closed.signal }).catch(() => {})]);
    },
  };
}

export type Gateway = ReturnType<typeof createGateway>;
