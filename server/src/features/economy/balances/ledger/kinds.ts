import type { KindName } from '@perigee/core/economy/balances/kind-names';
import { GAME_NAMES } from '@perigee/core/games/names';

/**
 * The reason of a change. `reset` and its undo move all balances at once and count in no season; a season consists of
 * everything else.
 */
export const LEDGER_KINDS = [
  'edit',
  'removal',
  'reset',
  'resetUndo',
  'demo',
  'work',
  'job',
  'messageXp',
  'voiceXp',
  'level',
  'moneybag',
  'daily',
  'weekly',
  'pay',
  'buy',
  'sell',
  'refund',
  'use',
  'coupon',
  'couponGift',
  'couponStake',
  'couponReturn',
  'grant',
  'fine',
  'adjust',
  'counter',
  'giveaway',
  'giveawayStake',
  'giveawayReturn',
  'giveawayRedraw',
  // Stakes and payouts have the game's own name as their kind.
  ...GAME_NAMES,
  'gameReturn',
] as const satisfies readonly KindName[];
export type LedgerKind = (typeof LEDGER_KINDS)[number];
