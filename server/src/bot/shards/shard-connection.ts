import { setTimeout as sleep } from 'node:timers/promises';
import {
  type OptionalWebSocketManagerOptions,
  type SessionInfo,
  WebSocketManager,
  WebSocketShardEvents,
} from '@discordjs/ws';
import type { APIGatewayBotInfo } from 'discord-api-types/v10';
import type { ShardSession } from '../../shards/shard-session.ts';

/** With anything but 1000 and 1001 the platform keeps the session, and what happens until it is resumed. */
const RESUMABLE_CODE = 4_200;

/** How long a stop waits for the gateway to say goodbye, in milliseconds: one caught in its handshake may never do so. */
const FAREWELL_MS = 1_000;

interface ConnectionOptions {
  options: Pick<OptionalWebSocketManagerOptions, 'buildIdentifyThrottler' | 'handshakeTimeout'> &
    Pick<ConstructorParameters<typeof WebSocketManager>[0], 'intents' | 'rest' | 'token'> & { version: string };
  id: number;
  count: number;
  session: ShardSession | null;
  identity: string;
  gatewayUrl: string | null;
  info: () => Promise<APIGatewayBotInfo>;
}

/** The connection of one shard. */
export interface ShardConnection {
  id: number;
  /** Of all shards of all processes. */
  count: number;
  manager: WebSocketManager;
  /** Where its session is at; null where it has none. */
  session(): ShardSession | null;
  /** Whether it was ended from here. */
  isClosed(): boolean;
  /** Ends the connection for good, but not its session; what comes after the last event handed on is for who resumes it. */
  close(): Promise<void>;
}

/** A client of its own for each shard: shards come and go one by one while the bot runs. */
export function createShardConnection(input: ConnectionOptions): ShardConnection {
  const { id, count, identity, gatewayUrl, info } = input;
  let session = input.session;
  let isClosed = false;

  const manager = new WebSocketManager({
    ...input.options,
    shardIds: [id],
    shardCount: count,
    updateSessionInfo: (_id, reported) => {
      // The library forgets the session of a connection that it ends.
      if (isClosed) return;
      session = reported === null ? null : advance(session, reported, identity);
    },
    // The library asks this before each connect and each event, and offers no other way to stop a reconnect that is under way.
    retrieveSessionInfo: () => {
      if (isClosed) return new Promise<never>(() => {});
      return session === null ? null : infoOf(session, { id, count, gatewayUrl });
    },
  });
  manager.fetchGatewayInformation = async () => {
    const reported = await info();
    if (session === null) return reported;
    const { session_start_limit: limit } = reported;
    // Resuming takes no start, but the library would not connect without one left.
    return { ...reported, session_start_limit: { ...limit, remaining: Math.max(1, limit.remaining) } };
  };
  manager.on(WebSocketShardEvents.Ready, ({ user }) => {
    if (session !== null) session.botId = user.id;
  });

  return {
    id,
    count,
    manager,
    session: () => session,
    isClosed: () => isClosed,
    async close() {
      isClosed = true;
      const closed = new AbortController();
      const farewell = { code: RESUMABLE_CODE, reason: 'The bot was stopped' };
      const destroyed = Promise.resolve(manager.destroy(farewell)).finally(() => closed.abort());
      await Promise.race([destroyed, sleep(FAREWELL_MS, undefined, { signal: closed.signal }).catch(() => {})]);
    },
  };
}

/** Called for every event: what was kept is changed in place. */
function advance(
  stored: ShardSession | null,
  { sessionId, sequence, resumeURL }: SessionInfo,
  identity: string,
): ShardSession {
  if (stored?.sessionId !== sessionId) {
    return { sessionId, sequence, resumeUrl: resumeURL, botId: stored?.botId ?? '', identity };
  }
  stored.sequence = sequence;
  return stored;
}

function infoOf(
  { sessionId, sequence, resumeUrl }: ShardSession,
  { id, count, gatewayUrl }: { id: number; count: number; gatewayUrl: string | null },
): SessionInfo {
  return { sessionId, sequence, shardId: id, shardCount: count, resumeURL: gatewayUrl ?? resumeUrl };
}
