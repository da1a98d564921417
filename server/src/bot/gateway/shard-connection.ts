import { setTimeout as sleep } from 'node:timers/promises';
import {
  type OptionalWebSocketManagerOptions,
  type SessionInfo,
  WebSocketManager,
  WebSocketShardEvents,
} from '@discordjs/ws';
import type { APIGatewayBotInfo } from 'discord-api-types/v10';
import type { ShardSession } from '../../shards/shard-session.ts';

/** Close code. After any except 1000 and 1001 the platform keeps the session and its events until it is resumed. */
const RESUMABLE_CODE = 4_200;

/** How long closing waits for the gateway's close frame, in milliseconds: during a handshake it may never come. */
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
  /** Total number of shards over all processes. */
  count: number;
  manager: WebSocketManager;
  /** The current session; null if there is none. */
  session(): ShardSession | null;
  /** Whether it was closed by this process. */
  isClosed(): boolean;
  /** Closes the connection for good but keeps the session; later events are left to the process that resumes it. */
  close(): Promise<void>;
}

/** Each shard gets its own client, since shards come and go one by one while the bot runs. */
export function createShardConnection(input: ConnectionOptions): ShardConnection {
  const { id, count, identity, gatewayUrl, info } = input;
  let session = input.session;
  let isClosed = false;

  const manager = new WebSocketManager({
    ...input.options,
    shardIds: [id],
    shardCount: count,
    updateSessionInfo: (_id, reported) => {
      // The library drops the session of a connection it closes.
      if (isClosed) return;
      session = reported === null ? null : advance(session, reported, identity);
    },
    // The library calls this before each connect and each event; a promise that never settles is the only way to stop a
    // reconnect under way.
    retrieveSessionInfo: () => {
      if (isClosed) return new Promise<never>(() => {});
      return session === null ? null : infoOf(session, { id, count, gatewayUrl });
    },
  });
  manager.fetchGatewayInformation = async () => {
    const reported = await info();
    if (session === null) return reported;
    const { session_start_limit: limit } = reported;
    // Resuming does not use up a session start, but the library refuses to connect if none is left.
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

/** Called for every event, so the stored session is changed in place. */
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
