import { GAME_NAMES } from '@perigee/core/games/names';
import type { LedgerKind } from './kinds.ts';

/**
 * What can not be taken back as one movement: what moved all balances at once has an undoing of its own, who was taken off
 * the leaderboard has nothing left to it, and what was taken back stays so. Money that is held for a coupon is its uses', a
 * giveaway's is undone by the giveaway, which knows what is still set aside, and what a round of a game came to stands in its proof.
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

/** Whether a movement of that kind may be taken back by a manager. */
export function isReversible(kind: string): boolean {
  return !NOT_REVERSIBLE.has(kind);
}
