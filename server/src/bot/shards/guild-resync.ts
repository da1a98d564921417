import { setTimeout as sleep } from 'node:timers/promises';
import { GatewayDispatchEvents as Event, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { ignoreErrorCodes } from '../../discord/ignore-error-codes.ts';
import { describeError } from '../../errors/describe-error.ts';
import type { BotContext } from '../bot-context.ts';
import { type Dispatch, guildIdOfEvent } from '../define-listener.ts';

/** Pause between two guilds nobody is waiting for, in milliseconds: most of the rate limit is left to urgent ones. */
const PAUSE_MS = 200;

/** Most events held per guild while its data is being fetched. */
const QUEUED_MAX = 1_000;

/** Takes events like a dispatcher. */
type ForwardEvent = (payload: Dispatch, shardId: number) => Promise<void> | undefined;

/** Fetches the guilds of shards whose sessions were resumed without a handover from the previous process. */
export interface GuildResync {
  /** Starts fetching for a shard, until all those guilds are known or `signal` is aborted. */
  begin(shardId: number, guildIds: readonly string[], signal: AbortSignal): void;
  /** Passes an event on once its guild is known. Resolves when handled; undefined if there is nothing to wait for. */
  take(payload: Dispatch, shardId: number): Promise<void> | undefined;
  /** Stops for a shard that is released or whose guilds the gateway sends. Returns whether some were still unknown. */
  end(shardId: number): boolean;
}

/** An event held until its guild is known. */
interface HeldEvent {
  payload: Dispatch;
  handled: PromiseWithResolvers<void>;
}

export function createGuildResync(ctx: BotContext, forwardEvent: ForwardEvent): GuildResync {
  const unknown = new Map<number, Set<string>>();
  const held = new Map<string, HeldEvent[]>();

  const learn = async (guildId: string, shardId: number): Promise<void> => {
    const events: HeldEvent[] = [];
    held.set(guildId, events);
    try {
      const created = await askForGuild(ctx, guildId);
      if (created !== undefined) void forwardEvent({ t: Event.GuildCreate, d: created }, shardId);
    } catch (error) {
      ctx.log.warn({ guildId, ...describeError(error) }, 'failed to load guild after resume');
    }
    unknown.get(shardId)?.delete(guildId);
    held.delete(guildId);
    for (const { payload, handled } of events) handled.resolve(forwardEvent(payload, shardId));
  };

  return {
    begin(shardId, guildIds, signal) {
      const those = new Set(guildIds);
      unknown.set(shardId, those);
      void (async () => {
        for (const guildId of guildIds) {
          if (signal.aborted || unknown.get(shardId) !== those) return;
          if (!those.has(guildId) || held.has(guildId)) continue;
          await learn(guildId, shardId);
          await sleep(PAUSE_MS, undefined, { signal, ref: false }).catch(() => {});
        }
      })();
    },

    take(payload, shardId) {
      const guildId = unknown.size === 0 ? undefined : guildIdOfEvent(payload);
      if (guildId === undefined || unknown.get(shardId)?.has(guildId) !== true) return forwardEvent(payload, shardId);
      if (payload.t === Event.GuildCreate || payload.t === Event.GuildDelete) {
        unknown.get(shardId)?.delete(guildId);
        return forwardEvent(payload, shardId);
      }
      if (!held.has(guildId)) void learn(guildId, shardId);
      const events = held.get(guildId);
      if (events === undefined || events.length >= QUEUED_MAX) return undefined;
      const handled = Promise.withResolvers<void>();
      events.push({ payload, handled });
      return handled.promise;
    },

    end(shardId) {
      const those = unknown.get(shardId);
      unknown.delete(shardId);
      return those !== undefined && those.size > 0;
    },
  };
}

/** The guild in the gateway's format, except for voice states, which only the gateway sends. */
async function askForGuild({ api, botId }: BotContext, guildId: string): Promise<object | undefined> {
  const requested = Promise.all([
    api.guilds.get(guildId, { with_counts: true }),
    api.guilds.getChannels(guildId),
    api.guilds.getActiveThreads(guildId),
    api.guilds.getMember(guildId, botId),
  ]);
  const answers = await ignoreErrorCodes([Code.UnknownGuild, Code.MissingAccess, Code.UnknownMember], requested);
  if (answers === undefined) return undefined;
  const [guild, channels, { threads }, own] = answers;
  const memberCount = guild.approximate_member_count ?? 0;
  const reported = {
    joined_at: own.joined_at,
    member_count: memberCount,
    members: [own],
    presences: [],
    voice_states: [],
  };
  return { ...guild, ...reported, channels, threads, unavailable: false };
}
