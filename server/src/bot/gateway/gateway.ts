import type { REST } from '@discordjs/rest';
import { type IIdentifyThrottler, WebSocketManager } from '@discordjs/ws';
import type { APIGatewayBotInfo } from 'discord-api-types/v10';
import { type PlatformConfig, PLATFORM_VERSION } from '../../discord/platform.ts';
import { INTENTS } from './intents.ts';
import { createShardConnection, type ShardConnection } from './shard-connection.ts';
import type { ShardSession } from '../../shards/shard-session.ts';

/** Time-out of opening a gateway connection, in milliseconds. */
const HANDSHAKE_TIMEOUT_MS = 10_000;

/** Shards assigned to a process by configuration. */
export interface ShardRange {
  /** The shards this process runs. */
  ids: readonly number[];
  /** Total number of shards over all processes. */
  count: number;
}

/** A shard to connect. */
interface ShardOptions {
  id: number;
  /** Total number of shards over all processes. */
  count: number;
  /** The session to resume; null to begin one. */
  session: ShardSession | null;
  throttler: IIdentifyThrottler;
}

/** The platform's gateway. */
export interface Gateway {
  /** The platform's gateway information: the recommended number of shards, and how many sessions may begin at once. */
  info(): Promise<APIGatewayBotInfo>;
  /** The same from the platform itself: `info` may be a day old. */
  askInfo(): Promise<APIGatewayBotInfo>;
  /** A connection for one shard, not yet open. */
  shard(options: ShardOptions): ShardConnection;
}

export function createGateway(rest: REST, { botToken, clientId, gatewayUrl = null }: PlatformConfig): Gateway {
  const options = { token: botToken, rest, intents: INTENTS, version: PLATFORM_VERSION };
  const asker = new WebSocketManager(options);
  const fetchInfo = async (isAnew: boolean) => {
    const reported = await asker.fetchGatewayInformation(isAnew);
    return gatewayUrl === null ? reported : { ...reported, url: gatewayUrl };
  };
  const info = () => fetchInfo(false);
  return {
    info,
    askInfo: () => fetchInfo(true),
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

/** Identifies the parameters of a session: only a session with the same ones can be resumed. */
export function identityOf(clientId: string): string {
  return `${clientId} ${INTENTS} v${PLATFORM_VERSION}`;
}
