import { type IIdentifyThrottler, WebSocketShardEvents } from '@discordjs/ws';
import type { Logger } from 'pino';
import { whenAborted } from '../../process/when-aborted.ts';
import { retryUntilAborted } from '../gateway/connect.ts';
import type { Dispatch } from '../define-listener.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { HandledSequence } from './handled-sequence.ts';
import type { ShardConnection } from '../gateway/shard-connection.ts';
import type { ClaimedShard } from '../../shards/shard-store.ts';

/** What the bot provides for a process's shards. */
export interface ShardEnvironment {
  gateway: Gateway;
  throttler: IIdentifyThrottler;
  log: Logger;
  stopping: AbortSignal;
  /** Whether this process is handing its shards over. */
  isDraining(): boolean;
  /**
   * Called before a shard connects: restores what its last process knew. `signal` aborts when the shard is released.
   */
  begins(shard: ShardConnection, taken: ClaimedShard, signal: AbortSignal): Promise<void>;
  /** Resolves once the event was handled; undefined if there is nothing to wait for. */
  received(payload: Dispatch, shardId: number): Promise<void> | undefined;
  /** Called after closing: returns the data about its guilds, which this process forgets; null if there is none. */
  ends(shardId: number): Promise<Uint8Array | null>;
  /** Makes the other processes check whether shards have to be taken or released. */
  announce(): Promise<void>;
  /** Called when the platform refuses the bot for good. */
  refuse(error: unknown): void;
}

/** An event with its sequence in the session. */
export type SequencedDispatch = Dispatch & { s: number };

/** A shard this process runs. */
export interface RunningShard extends Pick<ClaimedShard, 'id' | 'fence'> {
  connection: ShardConnection;
  handled: HandledSequence;
  /** Sequence up to which the session is stored. */
  savedSequence: number | null;
  /** Resolves when connected, or when released before that; never rejects. */
  connected: Promise<void>;
  /** Closes the connection and stops reconnecting. */
  close(): Promise<void>;
}

/** Connects a shard, however long that takes. */
export function runShard(
  shard: ClaimedShard,
  count: number,
  surroundings: ShardEnvironment,
  onDispatch: (payload: SequencedDispatch, running: RunningShard) => void,
): RunningShard {
  const { id, fence, session } = shard;
  const { gateway, throttler, log, stopping, begins, refuse } = surroundings;
  const connection = gateway.shard({ id, count, session, throttler });
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, stopping]);

  const connect = async () => {
    await begins(connection, shard, signal);
    await retryUntilAborted(() => connection.manager.connect(), log, signal);
  };
  const running: RunningShard = {
    id,
    fence,
    connection,
    handled: new HandledSequence(),
    savedSequence: null,
    connected: Promise.race([connect().catch(refuse), whenAborted(signal)]),
    async close() {
      stop.abort();
      await connection.close();
    },
  };
  connection.manager.on(WebSocketShardEvents.Dispatch, (payload) => onDispatch(payload, running));
  return running;
}
