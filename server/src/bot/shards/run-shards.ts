import { setTimeout as sleep } from 'node:timers/promises';
import { GatewayDispatchEvents } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import { repeat } from '../../process/repeat.ts';
import { BotFatalError, retryUntilAborted } from '../gateway/connect.ts';
import type { ShardRange } from '../gateway/gateway.ts';
import { createLease } from './lease.ts';
import { type RunningShard, runShard, type SequencedDispatch, type ShardEnvironment } from './running-shard.ts';
import type { HeartbeatResult, ShardStore } from '../../shards/shard-store.ts';

/** How often sessions are stored, in milliseconds: the process that resumes after a crash may have one this old. */
const SAVE_MS = 1_000;

/** Pause before a failed first attempt is repeated, in milliseconds. */
const AGAIN_MS = 1_000;

/** The shards this process runs: its share of all, as other processes come and go (decision 0092). */
export class RunningShards {
  readonly #running = new Map<number, RunningShard>();
  readonly #store: ShardStore;
  readonly #range: ShardRange | null;
  readonly #around: ShardEnvironment;
  readonly #log: Logger;
  readonly #lease;
  #beating: Promise<void> | null = null;
  /** Something changed during the current heartbeat. */
  #isStale = false;
  #stops: (() => Promise<void>)[] = [];
  #isClosing = false;

  constructor(store: ShardStore, range: ShardRange | null, around: ShardEnvironment) {
    this.#store = store;
    this.#range = range;
    this.#around = around;
    this.#log = around.log;
    this.#lease = createLease(store.beatMs === null ? null : store.leaseMs);
  }

  /**
   * Takes its share of shards and starts sending heartbeats. Resolves when the first shards it took are connected.
   * @throws BotFatalError when the platform refuses the token.
   */
  async start(): Promise<void> {
    await this.#takeFirst();
    if (this.#isClosing) return;
    await this.#around.announce();
    const { beatMs } = this.#store;
    const repeated = (work: () => Promise<void>, pauseMs: number, failure: string) =>
      repeat({ work: () => work().then(() => false), pauseMs, log: this.#log, failure });
    this.#stops.push(repeated(() => this.#save(), SAVE_MS, 'failed to save gateway sessions'));
    if (beatMs !== null) this.#stops.push(repeated(() => this.#look(), beatMs, 'failed to renew shard leases'));
    await Promise.all([...this.#running.values()].map(({ connected }) => connected));
  }

  /** Something changed: checks again what this process's share is now. */
  lookAnew(): void {
    this.#isStale = this.#beating !== null;
    void this.#look().catch(() => {});
  }

  /** Sends a heartbeat and adjusts the shards to this process's share. Concurrent callers wait for the same one. */
  #look(): Promise<void> {
    this.#beating ??= this.#beat().finally(() => {
      this.#beating = null;
      if (this.#isStale) this.lookAnew();
    });
    return this.#beating;
  }

  /** Releases all shards, with sessions that can be resumed. Never rejects. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await Promise.all(this.#stops.map((stop) => stop()));
    await this.#beating?.catch(() => {});
    const left = [...this.#running.values()].map((shard) => this.#leave(shard));
    const failed = (await Promise.allSettled(left)).find(({ status }) => status === 'rejected');
    if (failed !== undefined) this.#log.warn({ failed }, 'failed to hand over shard state');
    await this.#store
      .leave()
      .catch((error: unknown) => this.#log.debug({ err: error }, 'failed to release shard leases'));
    await this.#around.announce();
  }

  async #takeFirst(): Promise<void> {
    while (!this.#isClosing) {
      try {
        return await this.#look();
      } catch (error) {
        if (error instanceof BotFatalError) throw error;
        this.#log.warn({ err: error }, 'failed to lease a shard, retrying');
        await sleep(AGAIN_MS, undefined, { signal: this.#around.stopping }).catch(() => {});
      }
    }
  }

  async #beat(): Promise<void> {
    const { gateway, stopping, isDraining } = this.#around;
    const count = this.#range?.count ?? (await retryUntilAborted(gateway.info, this.#log, stopping))?.shards;
    if (count === undefined || this.#isClosing) return;
    const sentAt = performance.now();
    const beat = await this.#store.beat({ count, ids: this.#range?.ids ?? null, isDraining: isDraining() });
    this.#lease.renew(sentAt);
    await this.#follow(beat);
  }

  async #follow({ heldShards, claimedShards, surplus, shardCount }: HeartbeatResult): Promise<void> {
    const before = [...this.#running.values()];
    await Promise.all(before.filter(({ id }) => !heldShards.has(id)).map((shard) => this.#lose(shard)));
    for (const shard of claimedShards) {
      this.#log.debug({ shardId: shard.id, resumes: shard.session !== null }, 'leased shard');
      this.#running.set(
        shard.id,
        runShard(shard, shardCount, this.#around, (payload, running) => this.#receive(payload, running)),
      );
    }
    if (surplus.length === 0) return;
    await Promise.all(before.filter(({ id }) => surplus.includes(id)).map((shard) => this.#leave(shard)));
    await this.#around.announce();
  }

  #receive({ t, d, s }: SequencedDispatch, shard: RunningShard): void {
    if (t === GatewayDispatchEvents.Ready) shard.handled.beginSession();
    const event = { t, d, id: `${shard.connection.session()?.sessionId ?? ''} ${s}` };
    const forwardEvent = () =>
      this.#running.get(shard.id) === shard ? this.#around.received(event, shard.id) : undefined;
    // If the lease is uncertain, this process was suspended or the database is away. In the latter case no other
    // process can have taken over.
    const handled = this.#lease.isCertain() ? forwardEvent() : this.#look().then(forwardEvent, forwardEvent);
    if (handled !== undefined) shard.handled.begin(s, handled);
  }

  /**
   * Another process took the shard over while this one was suspended: stop handling its events and writing its state.
   */
  async #lose(shard: RunningShard): Promise<void> {
    const { id } = shard;
    this.#log.warn({ shardId: id }, 'shard lease lost to another process');
    this.#running.delete(id);
    await shard.close();
    await this.#around.ends(id);
  }

  async #leave(shard: RunningShard): Promise<void> {
    const { id, fence, connection } = shard;
    await shard.close();
    const handover = await this.#around.ends(id);
    this.#running.delete(id);
    await this.#store.release({ id, fence, session: connection.session(), handover });
    this.#log.debug({ shardId: id }, 'released shard');
  }

  async #save(): Promise<void> {
    const sessions = [...this.#running.values()].flatMap((shard) => {
      const session = shard.connection.session();
      const sequence = session === null ? null : shard.handled.upTo(session.sequence);
      if (sequence === shard.savedSequence) return [];
      return [{ shard, sequence, session: session && { ...session, sequence: sequence ?? session.sequence } }];
    });
    if (sessions.length === 0) return;
    await this.#store.save(sessions.map(({ shard: { id, fence }, session }) => ({ id, fence, session })));
    for (const { shard, sequence } of sessions) shard.savedSequence = sequence;
  }
}
