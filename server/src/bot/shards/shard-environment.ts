import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import { WebSocketShardEvents } from '@discordjs/ws';
import { describeError } from '../../errors/describe-error.ts';
import type { BotContext } from '../bot-context.ts';
import { watchRefusal } from '../gateway/connect.ts';
import type { Dispatcher } from '../dispatcher.ts';
import type { BotFeature } from '../feature.ts';
import type { GuildMemory } from '../guilds/guild-memory.ts';
import type { Self } from '../gateway/self.ts';
import type { ShardMonitor } from '../gateway/shard-monitor.ts';
import { forgetGuilds, packGuilds, unpackGuilds } from './handover.ts';
import { createGuildResync } from './guild-resync.ts';
import type { ShardEnvironment } from './running-shard.ts';
import type { ClaimedShard } from '../../shards/shard-store.ts';

/** The parts of the bot that its shards need. */
interface Deps extends Pick<ShardEnvironment, 'gateway' | 'throttler' | 'stopping' | 'refuse' | 'isDraining'> {
  ctx: BotContext;
  dispatcher: Dispatcher;
  memories: readonly GuildMemory[];
  self: Self;
  monitor: ShardMonitor;
  guildIdsOf: NonNullable<BotFeature['guildIdsOf']>;
}

/** Connects the shards of a process with the bot: their events, and the data handed over with them. */
export function createShardEnvironment(deps: Deps): ShardEnvironment {
  const { ctx, dispatcher, memories, self, monitor, refuse, guildIdsOf, ...rest } = deps;
  const { log } = ctx;
  const known = { ctx, memories };
  const resyncing = createGuildResync(ctx, dispatcher.dispatch);

  /** Returns whether the previous process's data was restored. */
  const takeOver = async ({ id, handover }: ClaimedShard): Promise<boolean> => {
    if (handover === null) return false;
    try {
      return await unpackGuilds(known, id, handover);
    } catch (error) {
      log.warn({ shardId: id, ...describeError(error) }, 'failed to load shard state');
      return false;
    }
  };

  return {
    ...rest,
    log,
    refuse,
    announce: () => ctx.bus.publish('shards', '').catch(() => {}),
    async begins(shard, taken, signal) {
      monitor.follow(shard);
      watchRefusal(shard.manager, refuse);
      shard.manager.on(WebSocketShardEvents.Error, (error) => {
        log.error({ shardId: shard.id, ...describeError(error) }, 'gateway connection failed');
      });
      if (taken.session === null) return;
      self.set(taken.session.botId);
      if (await takeOver(taken)) return;
      const guildIds = await guildIdsOf(shard).catch(() => []);
      resyncing.begin(shard.id, guildIds, signal);
    },
    received(payload, shardId) {
      if (payload.t === Event.Ready) resyncing.end(shardId);
      return resyncing.take(payload, shardId);
    },
    async ends(shardId) {
      monitor.stopMonitoring(shardId);
      const isRelearning = resyncing.end(shardId);
      const packed = isRelearning ? null : await packGuilds(known, shardId);
      forgetGuilds(known, shardId);
      return packed;
    },
  };
}
