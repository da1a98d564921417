import { WebSocketShardEvents as ShardEvent } from '@discordjs/ws';
import { GatewayOpcodes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { ShardState } from './bot-stats.ts';
import type { Gateway } from './gateway.ts';

/** What the library reports as the time of a heartbeat it did not send itself. */
const NOT_SENT = -1;

/**
 * Follows whether each shard is connected and how far away the gateway is, and logs each change once, until `stopping` is
 * aborted: a connection that we end ourselves is not lost.
 */
export function monitorShards(gateway: Gateway, log: Logger, stopping: AbortSignal): ReadonlyMap<number, ShardState> {
  const { manager } = gateway;
  const shards = new Map<number, ShardState>();
  const firstBeats = new Map<number, number>();

  const markReady = (shardId: number, message: string) => {
    shards.set(shardId, { ready: true, ping: shards.get(shardId)?.ping ?? null });
    log.info({ shardId }, message);
  };

  manager.on(ShardEvent.Ready, (_data, shardId) => {
    markReady(shardId, 'connected to the gateway');
    // The gateway's own rhythm brings the first round trip after up to 45 seconds; people ask for it sooner.
    firstBeats.set(shardId, Date.now());
    void sendHeartbeat(gateway, shardId);
  });
  manager.on(ShardEvent.Resumed, (shardId) => markReady(shardId, 'resumed the gateway session'));
  manager.on(ShardEvent.HeartbeatComplete, ({ ackAt, heartbeatAt, latency }, shardId) => {
    const state = shards.get(shardId);
    const first = firstBeats.get(shardId);
    firstBeats.delete(shardId);
    if (state === undefined) return;
    if (heartbeatAt !== NOT_SENT) state.ping = latency;
    else if (first !== undefined) state.ping = ackAt - first;
  });
  manager.on(ShardEvent.Closed, (code, shardId) => {
    if (shards.get(shardId)?.ready === true && !stopping.aborted)
      log.warn({ shardId, code }, 'lost the gateway, reconnecting');
    shards.set(shardId, { ready: false, ping: null });
  });
  manager.on(ShardEvent.SocketError, (error, shardId) => {
    log.debug({ shardId, reason: error.message }, 'the gateway can not be reached');
  });
  return shards;
}

/** Losing the connection at this very moment costs nothing but the early figure. */
async function sendHeartbeat({ manager, sequenceOf }: Gateway, shardId: number): Promise<void> {
  try {
    await manager.send(shardId, { op: GatewayOpcodes.Heartbeat, d: sequenceOf(shardId) });
  } catch {
    // The shard is gone; its next session sends one again.
  }
}
