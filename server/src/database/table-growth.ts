import type { Tables } from './tables.ts';

/** Why a table needs no retention period. */
interface Growth {
  /**
   * What limits its size: a task of its own (`ownTask`), one row per something (`bound`); or all of it is kept on
   * purpose (`wanted`).
   */
  by: 'ownTask' | 'bound' | 'wanted';
  /** The task, what each row stands for, or why all rows are kept. */
  what: string;
}

const ownTask = (what: string): Growth => ({ by: 'ownTask', what });
const oneFor = (what: string): Growth => ({ by: 'bound', what });
const requested = (what: string): Growth => ({ by: 'wanted', what });

const BOOKS = 'the books: each balance is the sum of its movements';
const PROOF = 'its proof can be checked at any time';
const WITH_GUILD = 'server';

/**
 * Every table without a `retention` rule. docs/data.md is generated from both, and a test fails for tables that are in
 * neither.
 */
export const TABLE_GROWTH: { readonly [Table in keyof Tables]?: Growth } = {
  account_entries: requested(BOOKS),
  ledger: requested(BOOKS),
  operation_reversals: requested('a movement is taken back once'),
  mass_changes: requested('changes of many balances can be looked at and undone; one row for each order of a manager'),
  mass_change_members: ownTask('members go as the change reaches them'),
  balances: oneFor('member of a server who has anything'),
  wallets: oneFor('member of a server who set a floor for their balance'),
  boards: ownTask('boards whose week or month is over (balances/forget-boards)'),
  board_entries: ownTask('with its board'),
  board_blocks: ownTask('with its board'),
  board_marks: ownTask('with its board, and each week'),
  board_progress: oneFor('database'),
  hidden_members: oneFor('member who hid themselves'),
  member_names: oneFor('member of a server who is on its boards'),
  economy_progress: oneFor('database'),
  economy_supply: oneFor(WITH_GUILD),
  level_plans: oneFor(WITH_GUILD),
  level_paces: oneFor(WITH_GUILD),
  level_problems: oneFor(WITH_GUILD),
  level_progress: oneFor('database'),
  level_queue: ownTask('members go as their level is looked at'),
  level_roles: oneFor('role of a level that a member is to have'),
  member_levels: oneFor('member of a server who has experience'),

  inventory_items: oneFor('item that a member has'),
  item_stocks: oneFor('item of a shop'),
  coupon_uses: ownTask('with its coupon'),
  coupon_posts: ownTask('with its coupon'),
  giveaways: requested(PROOF),
  giveaway_winners: requested(PROOF),
  giveaway_entries: ownTask('entrants, a while after the end (giveaways/forget-entrants)'),
  game_rounds: requested(PROOF),
  jackpots: requested(PROOF),
  jackpot_tickets: requested(PROOF),
  game_seeds: oneFor('member who plays'),
  game_pauses: oneFor('member who paused'),

  archived_blocks: ownTask('days are dropped, and each server is swept as it says (message-archive)'),
  archived_guilds: oneFor(WITH_GUILD),
  audit_positions: oneFor(WITH_GUILD),
  log_channels: oneFor('log channel'),
  greeting_problems: oneFor('greeting of a server'),
  join_role_grants: ownTask('members go as their roles are given'),
  direct_message_breaker: oneFor('database'),

  cases: requested('a server’s moderation record'),
  case_events: requested('a server’s moderation record'),
  case_evidence: requested('a server’s moderation record'),
  case_weeks: requested('a server’s moderation record; one row for each moderator and week'),
  case_counters: oneFor(WITH_GUILD),
  channel_locks: oneFor('locked channel'),
  mute_setups: oneFor(WITH_GUILD),
  mute_channels: oneFor('channel of a set-up under way'),
  automod_native: oneFor('rule of a server in the platform’s own filter'),
  appeals: requested('what was decided about a ban, should it be appealed again'),
  appeal_events: requested('what was decided about a ban, should it be appealed again'),

  guild_settings: oneFor('section of a server’s settings'),
  guild_settings_history: requested('any state of the settings can be brought back'),
  bot_guilds: oneFor(WITH_GUILD),
  bot_processes: ownTask('processes that are gone (bot/shards)'),
  processes: ownTask('processes that are gone (host/presence)'),
  bot_shards: oneFor('shard'),
  gateway_shards: oneFor('shard'),
  schema_floor: oneFor('migration that took something away'),
  gateway_identifies: oneFor('moment of the platform’s that shards may begin in'),

  reminders: ownTask('each goes once it was delivered'),
  poll_votes: ownTask('with its poll'),
  payments: requested('bookkeeping, by law'),
  subscriptions: oneFor('person who has or had a plan'),
  boost_grants: requested('what plans a person has are folded from'),
  boost_placements: oneFor('server that a person boosts'),
  boost_events: requested('a person’s own history of their boosts'),
  gift_codes: requested('a code works once; the host makes them'),
};
