import type { GiveawayProblem, GiveawayState, WinnerState } from '@perigee/core/rewards/giveaways/giveaway';
import { m } from '#texts';
import type { PlainMessage } from '../../lib/preferences/use-text.ts';

export const STATE_TEXTS: Record<GiveawayState, PlainMessage> = {
  draft: m.giveaway_draft,
  running: m.giveaway_running,
  paused: m.giveaway_paused,
  ended: m.giveaway_ended,
  cancelled: m.giveaway_cancelled,
};

/** What became of each member who was drawn. */
export const WINNER_TEXTS: Record<WinnerState, PlainMessage> = {
  won: m.giveaway_won,
  unclaimed: m.giveaway_unclaimed,
  expired: m.giveaway_expired,
  rerolled: m.giveaway_rerolled,
  departed: m.giveaway_departed,
};

export const PROBLEM_TEXTS: Record<GiveawayProblem, PlainMessage> = {
  notPosted: m.giveaway_problem_notPosted,
  messageGone: m.giveaway_problem_messageGone,
  prizeGone: m.giveaway_problem_prizeGone,
  resultNotPosted: m.giveaway_problem_resultNotPosted,
  seedLost: m.giveaway_problem_seedLost,
};
