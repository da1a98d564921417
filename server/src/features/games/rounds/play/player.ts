import type { Amount } from '@perigee/core/base/reading/amount';
import { stakeOf } from '@perigee/core/games/stakes/bet';
import type { GameName } from '@perigee/core/games/names';
import type { GamesSettings } from '@perigee/core/games/section';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { dayIn } from '@perigee/core/base/time-zone/zone-day';
import type { GameDeps } from '../game-deps.ts';
import type { RoundRefusal } from '../refusal.ts';

/** A member about to play, as read before the transaction begins. */
export interface Player {
  userId: string;
  /** The reserve they do not spend; at least 0. */
  floor: number;
  /** What they may spend. */
  available: number;
  /** What is left of the guild's daily limit; null where there is none. */
  leftToday: number | null;
}

export interface Member {
  guildId: string;
  userId: string;
  /** Null for a guest. */
  joinedAt: Date | null;
  settings: GuildSettings;
}

type PlayerDeps = Pick<GameDeps, 'findPlayLimits' | 'wallets' | 'ledger' | 'earningRules'>;

/** Whether a member may play a game now, and with how much. */
export async function readPlayer(
  deps: PlayerDeps,
  { guildId, userId, joinedAt, settings }: Member,
  game: GameName,
): Promise<Player | { refused: RoundRefusal }> {
  const { played, maxStakedPerDay, maxRoundsPerDay } = settings.games;
  if (!played[game]) return { refused: { why: 'off' } };
  const readyAt = deps.earningRules.mayEarnAt(settings, { userId, joinedAt });
  if (readyAt !== null) return { refused: { why: 'tooNew', readyAt } };

  const [playLimits, floor, holdings] = await Promise.all([
    deps.findPlayLimits({ guildId, userId, day: today(settings) }),
    deps.wallets.floor(guildId, userId),
    deps.ledger.holdings(guildId, userId),
  ]);
  if (playLimits.pausedUntil !== null) return { refused: { why: 'paused', until: playLimits.pausedUntil } };
  if (maxRoundsPerDay !== null && playLimits.rounds >= maxRoundsPerDay) {
    return { refused: { why: 'dayRounds', limit: maxRoundsPerDay } };
  }
  const stored = Math.max(0, floor);
  return {
    userId,
    floor: stored,
    available: Math.max(0, (holdings?.balance ?? 0) - stored),
    leftToday: maxStakedPerDay === null ? null : Math.max(0, maxStakedPerDay - playLimits.staked),
  };
}

/** Today in the guild's time zone, in days since 1970. */
export function today({ timeZone }: Pick<GuildSettings, 'timeZone'>): number {
  return dayIn(timeZone.zone, Date.now());
}

/** The stake that a player ordered. */
export function playerStakeOf(
  { available, leftToday }: Player,
  amount: Amount,
  settings: GuildSettings,
): { stake: number } | RoundRefusal {
  const { maxBet: max } = settings.games;
  const read = stakeOf(amount, { available, leftToday, max, min: Math.max(1, settings.economy.minBet) });
  if ('stake' in read) return read;
  return { why: read.refused, limit: read.limit };
}

/** Time allowed for each move before a round ends by its own rule, in milliseconds. */
export const MOVE_TIME_MS = 120_000;

/** The settings that apply while a round is played. */
export type DayLimits = Pick<GamesSettings, 'maxStakedPerDay' | 'maxRoundsPerDay'>;
