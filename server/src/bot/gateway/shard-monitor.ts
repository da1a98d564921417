import { WebSocketShardEvents as ShardEvent } from '@discordjs/ws';
import { GatewayOpcodes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { ShardState } from '../bot-stats.ts';
import type { ShardConnection } from './shard-connection.ts';

/** Heartbeat time that the library reports if it did not send the heartbeat itself. */
const NOT_SENT = -1;

/** Tracks whether each shard is connected, and its gateway latency. */
export interface ShardMonitor {
  states: ReadonlyMap<number, ShardState>;
  /** Monitors a shard until `stopMonitoring`; logs each change once. */
  follow(shard: ShardConnection): void;
  /** Stops monitoring: closing a connection ourselves does not count as losing it. */
  stopMonitoring(shardId: number): void;
}

/**
 * Monitors shards for statistics and readiness.
 * @param onLost Called when an established connection is lost.
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
    stopMonitoring(shardId) {
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
    // The first regular heartbeat may take up to 45 seconds, and people ask for the latency sooner.
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
      log.warn({ shardId, code }, 'gateway connection lost, reconnecting');
      onLost();
    }
    states.set(shardId, { ready: false, ping: null });
  });
  manager.on(ShardEvent.SocketError, (error) => {
    log.debug({ shardId, reason: error.message }, 'gateway connection error');
  });
}

/** If the connection is lost right now, only this early measurement is missed. */
async function sendHeartbeat({ manager, id, session }: ShardConnection): Promise<void> {
  try {
    await manager.send(id, { op: GatewayOpcodes.Heartbeat, d: session()?.sequence ?? null });
  } catch {
    // The shard is gone; its next session sends another.
  }
}
