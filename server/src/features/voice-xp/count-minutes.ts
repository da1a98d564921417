import type { GuildSettings } from '@perigee/core/guilds/schema';
import { atShare, xpShare } from '@perigee/core/levels/xp-share';
import type { Logger } from 'pino';
import type { SettingsCache } from '../../bot/settings-cache.ts';
import type { Ledger, XpBatch, XpGain } from '../balances/index.ts';
import type { EarningRules } from '../earning-rules/index.ts';
import { drawById } from '../message-xp/index.ts';
import type { Speaker, VoiceRooms } from './voice-rooms.ts';

const MINUTE_MS = 60_000;

/** Batches that could not be booked and are tried again; what comes on top of so many is let go. */
const WAITING_MAX = 1_000;

interface Counting {
  rooms: VoiceRooms;
  settings: SettingsCache;
  ledger: Pick<Ledger, 'gainXp'>;
  earningRules: Pick<EarningRules, 'mayEarnAt'>;
  log: Logger;
}

/** Counts the minutes that members talk with others in voice. */
export interface VoiceMinutes {
  /** Books what the minute that ends now brings, a batch for each guild. @throws never */
  count(nowMs: number): Promise<void>;
}

/**
 * A minute counts for who talked with others when it began and when it ends. Each guild's is booked once, under the minute's
 * own key, by whichever process tells it first; what a killed process had not booked is a minute at most.
 */
export function createVoiceMinutes({ rooms, settings, ledger, earningRules, log }: Counting): VoiceMinutes {
  let before = new Map<string, Set<string>>();
  let waiting: XpBatch[] = [];

  const gainOf = (guildId: string, stored: GuildSettings, minute: number) => {
    const { levels } = stored;
    return ([userId, { channelId, roleIds, joinedAt }]: [string, Speaker]): XpGain[] => {
      if (earningRules.mayEarnAt(stored, { userId, joinedAt }) !== null) return [];
      const share = xpShare(levels, { channelIds: [channelId], roleIds });
      const xp = atShare(levels.voice.perMinute, share, drawById(`${userId}${minute}`, 1));
      return xp === 0 ? [] : [{ guildId, userId, xp, channelId }];
    };
  };

  const book = async (batches: readonly XpBatch[]) => {
    for (const batch of batches) {
      try {
        await ledger.gainXp(batch);
      } catch (error) {
        log.warn({ err: error }, 'experience for voice could not be booked, it will be tried again');
        if (waiting.length < WAITING_MAX) waiting.push(batch);
      }
    }
  };

  return {
    async count(nowMs) {
      const minute = Math.floor(nowMs / MINUTE_MS);
      const now = new Map<string, Set<string>>();
      const batches = waiting;
      waiting = [];
      for (const guildId of rooms.busy()) {
        const talking = rooms.talking(guildId);
        now.set(guildId, new Set(talking.map(([userId]) => userId)));
        const stayed = talking.filter(([userId]) => before.get(guildId)?.has(userId) === true);
        if (stayed.length === 0) continue;
        const stored = await settings.get(guildId);
        const { enabled, voice } = stored.levels;
        if (!enabled || !stored.boost || !voice.enabled) continue;
        const gains = stayed.flatMap(gainOf(guildId, stored, minute));
        batches.push({ kind: 'voiceXp', key: `voiceXp:${guildId}:${minute}`, gains });
      }
      before = now;
      await book(batches);
    },
  };
}

/** Counts at the end of each minute of the clock. Returns how to stop, which waits for the one under way. */
export function countEachMinute(minutes: VoiceMinutes, log: Logger): () => Promise<void> {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    timer = setTimeout(
      () => {
        running = minutes.count(Date.now()).catch((error: unknown) => {
          log.warn({ err: error }, 'minutes in voice could not be counted');
        });
        void running.then(wait);
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  wait();
  return async () => {
    clearTimeout(timer);
    await running;
    clearTimeout(timer);
  };
}
