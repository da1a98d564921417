import type { Tables } from '../database/tables.ts';

/** What happens to a row that names a forgotten person. */
export type Fate =
  /** The row is deleted. */
  | { fate: 'row'; only?: string }
  /** The row belongs to others or the server: it stays but names nobody. Columns with the person's name are emptied. */
  | { fate: 'nobody'; called?: readonly string[]; only?: string }
  /** The row stays under a random alias id, a different one in each server. */
  | { fate: 'alias'; only?: string }
  /** Its feature handles it. */
  | { fate: 'feature' }
  /** The row stays as it is. */
  | { fate: 'kept'; because: string };

type Fates = { readonly [Table in keyof Tables]?: { readonly [Column in keyof Tables[Table]]?: Fate } };

const ROW: Fate = { fate: 'row' };
const NOBODY: Fate = { fate: 'nobody' };
const FEATURE: Fate = { fate: 'feature' };
const ALIAS: Fate = { fate: 'alias' };
const stored = (because: string): Fate => ({ fate: 'kept', because });
const called = (...names: readonly string[]): Fate => ({ fate: 'nobody', called: names });

const RECORD = stored('the moderation record of a server is the server’s: nobody is rid of a ban by asking');
const LAW = stored('bookkeeping, by law');
const CURSOR = stored('how far a pass through all members came; the next one overwrites it');

/**
 * Every column that names a person (decision 0100), in processing order. `only` is an SQL condition that leaves out
 * rows still under way: those end by themselves and are covered the next time.
 */
export const FATES: Fates = {
  reminders: { user_id: ROW },
  polls: { author_id: NOBODY },
  poll_votes: { user_id: ROW },
  cooldowns: { user_id: ROW },
  bonus_claims: { user_id: ROW },
  inventory_items: { user_id: ROW },
  shop_orders: { user_id: ROW },
  // Lent roles still have to be taken back in time.
  role_grants: { user_id: { fate: 'row', only: 'ended_at is not null' } },
  wallets: { user_id: ROW },
  member_levels: { user_id: ROW },
  level_queue: { user_id: ROW },
  level_roles: { user_id: ROW },
  level_plans: { last_user_id: CURSOR },
  hidden_members: { user_id: ROW },
  member_names: { user_id: ROW },

  game_seeds: { user_id: ROW },
  game_days: { user_id: ROW },
  game_pauses: { user_id: ROW },
  game_challenges: {
    user_id: { fate: 'row', only: "state <> 'open'" },
    opponent_id: { fate: 'alias', only: "state <> 'open'" },
  },
  game_rounds: {
    user_id: { fate: 'alias', only: "state <> 'open'" },
    opponent_id: { fate: 'alias', only: "state <> 'open'" },
  },
  jackpot_tickets: {
    user_id: {
      fate: 'alias',
      only: "(guild_id, jackpot_id) in (select guild_id, id from jackpots where state = 'drawn')",
    },
  },
  giveaways: { created_by: FEATURE, paid_by: FEATURE },
  giveaway_entries: { user_id: FEATURE },
  giveaway_winners: { user_id: FEATURE },
  coupons: { by_id: FEATURE },
  coupon_uses: { user_id: FEATURE },
  coupon_guesses: { user_id: FEATURE },

  balances: { user_id: FEATURE },
  board_entries: { user_id: FEATURE },
  board_marks: { user_id: FEATURE },
  board_blocks: { user_id: stored('where a part of a board ends; it goes as the board changes there') },
  ledger: { user_id: ALIAS, peer_user_id: ALIAS, by_id: ALIAS },
  economy_earners: { user_id: ALIAS },
  economy_movements: { user_id: ALIAS, peer_user_id: ALIAS },
  mass_changes: { started_by: NOBODY, last_user_id: CURSOR },
  mass_change_members: { user_id: ROW },

  guild_activity: { last_user_id: NOBODY },
  guild_settings_history: { saved_by: NOBODY },
  archived_blocks: { author_ids: FEATURE },
  log_entries: { by_id: FEATURE, member_id: FEATURE },
  greeting_visits: { user_id: ROW, removed_by: NOBODY },
  join_role_grants: { user_id: ROW },

  cases: { member_id: RECORD, moderator_id: RECORD, ended_by: RECORD },
  case_events: { by_id: RECORD },
  case_weeks: { moderator_id: RECORD },
  pending_orders: { moderator_id: ROW },
  clearings: { moderator_id: NOBODY },
  channel_locks: { moderator_id: NOBODY },
  mute_setups: { started_by: NOBODY },
  automod_hits: { member_id: ROW, wrong_by: NOBODY },
  automod_raids: { undone_by: NOBODY },
  automod_spared: { member_id: ROW, by_id: NOBODY },
  automod_native: { drift_by: called('drift_by_name') },
  appeals: {
    user_id: FEATURE,
    banned_by: called('banned_by_name'),
    held_by: called('held_by_name'),
    decided_by: called('decided_by_name'),
  },
  appeal_events: { by_id: called('by_name') },

  payments: { user_id: LAW },
  boost_grants: { user_id: ROW },
  subscriptions: { user_id: ROW },
  boost_placements: { user_id: ROW },
  boost_events: { user_id: ROW },
  gift_codes: { redeemed_by: NOBODY },

  host_deeds: { by_id: NOBODY },
};
