import type { KindName } from '@perigee/core/balances/kind-names';
import { GAME_NAMES } from '@perigee/core/games/names';

/**
 * Why something changed. `reset` and its undoing move all balances at once and count in no season; everything else is
 * what a season is made of.
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
  // Stakes and what is paid go by the game's own name.
  ...GAME_NAMES,
  'gameReturn',
] as const satisfies readonly KindName[];
export type LedgerKind = (typeof LEDGER_KINDS)[number];
