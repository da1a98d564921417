import type { REST } from '@discordjs/rest';
import { type IIdentifyThrottler, WebSocketManager } from '@discordjs/ws';
import type { APIGatewayBotInfo } from 'discord-api-types/v10';
import type { PlatformConfig } from '../../discord/platform.ts';
import { PLATFORM_VERSION } from '../../discord/platform.ts';
import { INTENTS } from './intents.ts';
import { createShardConnection, type ShardConnection } from '../shards/shard-connection.ts';
import type { ShardSession } from '../../shards/shard-session.ts';

/** How long a socket to the gateway may take to open, in milliseconds. */
const HANDSHAKE_TIMEOUT_MS = 10_000;

/** Shards that a process is told to run. */
export interface ShardRange {
  /** Of the shards this process runs. */
  ids: readonly number[];
  /** Of all shards of all processes. */
  count: number;
}

/** A shard to be connected. */
interface ShardOptions {
  id: number;
  /** Of all shards of all processes. */
  count: number;
  /** The session to go on with; null to begin one. */
  session: ShardSession | null;
  throttler: IIdentifyThrottler;
}

/** The platform's gateway. */
export interface Gateway {
  /** What the platform says of it: how many shards it recommends, and how many sessions may begin at once. */
  info(): Promise<APIGatewayBotInfo>;
  /** A connection for one shard, not yet open. */
  shard(options: ShardOptions): ShardConnection;
}

export function createGateway(rest: REST, { botToken, clientId, gatewayUrl = null }: PlatformConfig): Gateway {
  const options = { token: botToken, rest, intents: INTENTS, version: PLATFORM_VERSION };
  const asker = new WebSocketManager(options);
  const info = async () => {
    const reported = await asker.fetchGatewayInformation();
    return gatewayUrl === null ? reported : { ...reported, url: gatewayUrl };
  };
  return {
    info,
    shard: ({ id, count, session, throttler }) =>
      createShardConnection({
        options: { ...options, handshakeTimeout: HANDSHAKE_TIMEOUT_MS, buildIdentifyThrottler: () => throttler },
        id,
        count,
        session,
        identity: identityOf(clientId),
        gatewayUrl,
        info,
      }),
  };
}

/** What tells whether a session of an earlier start is still the one this process would begin. */
export function identityOf(clientId: string): string {
  return `${clientId} ${INTENTS} v${PLATFORM_VERSION}`;
}
