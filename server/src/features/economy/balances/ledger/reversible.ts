import { GAME_NAMES } from '@perigee/core/games/names';
import type { LedgerKind } from './kinds.ts';

/**
 * Kinds that cannot be reversed as one movement. Resets have an undo of their own; a member taken off the leaderboard
 * has no balance left; a reversal is final. Coupon stakes belong to the coupon's uses. Giveaways are undone by the
 * giveaway, which knows what is still set aside. The result of a game round is part of its proof.
 */
const NOT_REVERSIBLE: ReadonlySet<string> = new Set<LedgerKind>([
  'reset',
  'resetUndo',
  'removal',
  'counter',
  'couponGift',
  'couponStake',
  'couponReturn',
  'giveaway',
  'giveawayStake',
  'giveawayReturn',
  'giveawayRedraw',
  ...GAME_NAMES,
  'gameReturn',
]);

/** Whether a manager may reverse a movement of that kind. */
export function isReversible(kind: string): boolean {
  return !NOT_REVERSIBLE.has(kind);
}
