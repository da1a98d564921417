import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { atShare, xpShare } from '@perigee/core/rewards/levels/xp-share';
import type { Logger } from 'pino';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import type { Ledger, XpBatch, XpGain, EarningRules } from '../../economy/index.ts';
import { drawById } from '../message-xp/draw-by-id.ts';
import type { Speaker, VoiceRooms } from './voice-rooms.ts';

const MINUTE_MS = 60_000;

/** Failed batches kept for a retry; further ones are dropped. */
const WAITING_MAX = 1_000;

interface CountDeps {
  rooms: VoiceRooms;
  settings: SettingsCache;
  ledger: Pick<Ledger, 'gainXp'>;
  earningRules: Pick<EarningRules, 'mayEarnAt'>;
  log: Logger;
}

/** Counts the minutes that members talk with others in voice. */
export interface VoiceMinutes {
  /** Books the experience of the minute that is ending, in one batch per guild. Failed bookings are retried. */
  count(nowMs: number): Promise<void>;
}

/**
 * A minute counts for members who talked with others both at its start and at its end. Each guild's minute is booked
 * once, under its own key, by whichever process is first; a killed process loses at most one minute.
 */
export function createVoiceMinutes({ rooms, settings, ledger, earningRules, log }: CountDeps): VoiceMinutes {
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
        log.warn({ err: error }, 'failed to save voice experience, retrying');
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
        const stored = await readSettings({ settings, log }, guildId);
        if (stored === null) continue;
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

/** Null if they cannot be read: the guild loses this minute, and no other guild does. */
async function readSettings(
  { settings, log }: Pick<CountDeps, 'settings' | 'log'>,
  guildId: string,
): Promise<GuildSettings | null> {
  try {
    return await settings.get(guildId);
  } catch (error) {
    log.warn({ err: error, guildId }, 'failed to load settings for voice experience');
    return null;
  }
}

/**
 * Counts at the end of each minute of the clock. Returns a function that stops it and waits for the count in progress.
 */
export function countEachMinute(minutes: VoiceMinutes, log: Logger): () => Promise<void> {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    timer = setTimeout(
      () => {
        running = minutes.count(Date.now()).catch((error: unknown) => {
          log.warn({ err: error }, 'failed to count voice minutes');
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
