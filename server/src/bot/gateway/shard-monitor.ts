import { WebSocketShardEvents as ShardEvent } from '@discordjs/ws';
import { GatewayOpcodes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { ShardState } from './bot-stats.ts';
import type { ShardConnection } from '../shards/shard-connection.ts';

/** What the library reports as the time of a heartbeat it did not send itself. */
const NOT_SENT = -1;

/** Knows whether each shard is connected, and how far away the gateway is. */
export interface ShardMonitor {
  states: ReadonlyMap<number, ShardState>;
  /** Follows a shard until it is let go; logs each change once. */
  follow(shard: ShardConnection): void;
  /** A connection that we end ourselves is not lost. */
  letGo(shardId: number): void;
}

/**
 * Follows the states of shards, for statistics and readiness.
 * @param onLost Called when a connection that stood is lost.
 */
export function monitorShards(log: Logger, onLost: () => void = () => {}): ShardMonitor {
  const states = new Map<number, ShardState>();
  const followed = new Map<number, ShardConnection>();

  return {
    states,
    follow(shard) {
      followed.set(shard.id, shard);
      followShard(shard, { isFollowed: () => followed.get(shard.id) === shard, states, log, onLost });
    },
    letGo(shardId) {
      followed.delete(shardId);
      states.delete(shardId);
    },
  };
}

interface Following {
  isFollowed: () => boolean;
  states: Map<number, ShardState>;
  log: Logger;
  onLost: () => void;
}

function followShard(shard: ShardConnection, { isFollowed, states, log, onLost }: Following): void {
  const { manager, id: shardId } = shard;
  let firstBeatAt: number | null = null;

  const markReady = (message: string) => {
    if (!isFollowed()) return;
    states.set(shardId, { ready: true, ping: states.get(shardId)?.ping ?? null });
    log.info({ shardId }, message);
    if (states.get(shardId)?.ping !== null) return;
    // The gateway's own rhythm brings the first round trip after up to 45 seconds; people ask for it sooner.
    firstBeatAt = Date.now();
    void sendHeartbeat(shard);
  };

  manager.on(ShardEvent.Ready, () => markReady('connected to the gateway'));
  manager.on(ShardEvent.Resumed, () => markReady('resumed the gateway session'));
  manager.on(ShardEvent.HeartbeatComplete, ({ ackAt, heartbeatAt, latency }) => {
    const state = states.get(shardId);
    const first = firstBeatAt;
    firstBeatAt = null;
    if (state === undefined) return;
    if (heartbeatAt !== NOT_SENT) state.ping = latency;
    else if (first !== null) state.ping = ackAt - first;
  });
  manager.on(ShardEvent.Closed, (code) => {
    if (!isFollowed() || shard.isClosed()) return;
    if (states.get(shardId)?.ready === true) {
      log.warn({ shardId, code }, 'lost the gateway, reconnecting');
      onLost();
    }
    states.set(shardId, { ready: false, ping: null });
  });
  manager.on(ShardEvent.SocketError, (error) => {
    log.debug({ shardId, reason: error.message }, 'the gateway can not be reached');
  });
}

/** Losing the connection at this very moment costs nothing but the early figure. */
async function sendHeartbeat({ manager, id, session }: ShardConnection): Promise<void> {
  try {
    await manager.send(id, { op: GatewayOpcodes.Heartbeat, d: session()?.sequence ?? null });
  } catch {
    // The shard is gone; its next session sends one again.
  }
}
