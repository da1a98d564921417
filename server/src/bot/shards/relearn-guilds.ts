import { setTimeout as sleep } from 'node:timers/promises';
import { GatewayDispatchEvents as Event, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { forgiving } from '../../discord/forgiving.ts';
import { describeError } from '../../errors/describe-error.ts';
import type { BotContext } from '../bot-context.ts';
import { type Dispatch, guildIdOfEvent } from '../define-listener.ts';

/** Between two guilds that nobody waits for, in milliseconds: most of the calls a second are for those who do. */
const PAUSE_MS = 200;

/** Of one guild are kept so many events at most while it is asked for. */
const HELD_MAX = 1_000;

/** As a dispatcher takes events. */
type HandOn = (payload: Dispatch, shardId: number) => Promise<void> | undefined;

/** Learns the guilds of shards whose sessions were resumed from a process that left nothing of what it knew. */
export interface Relearning {
  /** Begins with the shard, until all of those guilds are known or `signal` is aborted. */
  begin(shardId: number, guildIds: readonly string[], signal: AbortSignal): void;
  /** Hands on an event, once its guild is known. Resolves when it was handled; undefined where nothing is waited for. */
  take(payload: Dispatch, shardId: number): Promise<void> | undefined;
  /** The shard is left, or the gateway itself tells its guilds. Answers whether some of them were not known yet. */
  end(shardId: number): boolean;
}

/** An event that waits until its guild is known. */
interface HeldEvent {
  payload: Dispatch;
  handled: PromiseWithResolvers<void>;
}

export function createRelearning(ctx: BotContext, handOn: HandOn): Relearning {
  const unknown = new Map<number, Set<string>>();
  const held = new Map<string, HeldEvent[]>();

  const learn = async (guildId: string, shardId: number): Promise<void> => {
    const events: HeldEvent[] = [];
    held.set(guildId, events);
    try {
      const created = await askForGuild(ctx, guildId);
      if (created !== undefined) void handOn({ t: Event.GuildCreate, d: created }, shardId);
    } catch (error) {
      ctx.log.warn({ guildId, ...describeError(error) }, 'a server of a resumed session could not be learnt');
    }
    unknown.get(shardId)?.delete(guildId);
    held.delete(guildId);
    for (const { payload, handled } of events) handled.resolve(handOn(payload, shardId));
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
      if (guildId === undefined || unknown.get(shardId)?.has(guildId) !== true) return handOn(payload, shardId);
      if (payload.t === Event.GuildCreate || payload.t === Event.GuildDelete) {
        unknown.get(shardId)?.delete(guildId);
        return handOn(payload, shardId);
      }
      if (!held.has(guildId)) void learn(guildId, shardId);
      const events = held.get(guildId);
      if (events === undefined || events.length >= HELD_MAX) return undefined;
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

/** The guild as the gateway would tell it, but for who is in voice, which only the gateway tells. */
async function askForGuild({ api, botId }: BotContext, guildId: string): Promise<object | undefined> {
  const requested = Promise.all([
    api.guilds.get(guildId, { with_counts: true }),
    api.guilds.getChannels(guildId),
    api.guilds.getActiveThreads(guildId),
    api.guilds.getMember(guildId, botId),
  ]);
  const answers = await forgiving([Code.UnknownGuild, Code.MissingAccess, Code.UnknownMember], requested);
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
