import type { KeptName } from './kept-times.ts';

/** The subject of a store; the privacy page has a paragraph for each, in this order. */
export const DATA_SUBJECTS = [
  'server',
  'money',
  'rewards',
  'games',
  'messages',
  'moderation',
  'tools',
  'plans',
  'signIn',
] as const;
export type DataSubject = (typeof DATA_SUBJECTS)[number];

/** Some stored data, and how it is deleted. */
export interface DataStore {
  subject: DataSubject;
  /** Database tables; empty where it is only in memory. */
  tables: readonly string[];
  /** Retention times after which parts of it are deleted. */
  kept: readonly KeptName[];
  /** What else deletes it. */
  goesWith?: 'leaving' | 'removal';
  /**
   * Whose request deletes it earlier: the person's, or that of the server it belongs to. The law may require keeping
   * it.
   */
  deletedFor: 'person' | 'server' | 'nobody';
}

const person = 'person';

/**
 * Everything stored about people and servers. The server's tests compare it with the columns that identify a person and
 * with the data that expires; the privacy page describes each store.
 */
export const DATA_STORES = {
  settings: { subject: 'server', tables: ['guild_settings', 'guild_settings_history'], kept: [], deletedFor: 'server' },
  statistics: {
    subject: 'server',
    tables: ['bot_guilds', 'bot_stats_history', 'bot_outages'],
    kept: ['statistics', 'outages'],
    deletedFor: 'server',
  },
  activity: { subject: 'server', tables: ['guild_activity'], kept: ['activity'], deletedFor: person },
  acts: { subject: 'server', tables: ['acts'], kept: ['acts', 'failedActs', 'logActs'], deletedFor: person },

  balances: { subject: 'money', tables: ['balances', 'wallets'], kept: [], deletedFor: person },
  ledger: {
    subject: 'money',
    tables: ['ledger', 'operation_keys', 'mass_changes', 'mass_change_members'],
    kept: ['operationKeys'],
    deletedFor: person,
  },
  boards: {
    subject: 'money',
    tables: ['boards', 'board_entries', 'board_blocks', 'board_marks', 'hidden_members'],
    kept: ['pastBoards'],
    deletedFor: person,
  },
  names: { subject: 'money', tables: ['member_names'], kept: [], deletedFor: person },
  levels: {
    subject: 'money',
    tables: ['level_plans', 'member_levels', 'level_queue', 'level_roles', 'level_windows'],
    kept: ['levelMessages'],
    deletedFor: person,
  },
  waits: { subject: 'money', tables: ['cooldowns'], kept: ['waits'], deletedFor: person },
  bonuses: { subject: 'money', tables: ['bonus_claims'], kept: ['bonuses'], deletedFor: person },
  economyHealth: {
    subject: 'money',
    tables: ['economy_hours', 'economy_movements', 'economy_earners', 'economy_earning_steps'],
    kept: ['economyHours', 'economyWeeks'],
    deletedFor: person,
  },

  shop: { subject: 'rewards', tables: ['inventory_items', 'shop_orders'], kept: ['orders'], deletedFor: person },
  roles: { subject: 'rewards', tables: ['role_grants'], kept: ['roleGrants'], deletedFor: person },
  coupons: {
    subject: 'rewards',
    tables: ['coupons', 'coupon_uses', 'coupon_guesses'],
    kept: ['coupons', 'couponGuesses'],
    deletedFor: person,
  },
  giveaways: {
    subject: 'rewards',
    tables: ['giveaways', 'giveaway_entries', 'giveaway_winners'],
    kept: ['entrants'],
    deletedFor: person,
  },

  rounds: {
    subject: 'games',
    tables: ['game_rounds', 'game_seeds', 'jackpot_tickets'],
    kept: [],
    deletedFor: person,
  },
  challenges: { subject: 'games', tables: ['game_challenges'], kept: ['challenges'], deletedFor: person },
  brakes: { subject: 'games', tables: ['game_days', 'game_pauses'], kept: ['stakes'], deletedFor: person },

  archive: {
    subject: 'messages',
    tables: ['archived_blocks'],
    kept: ['archive', 'replay'],
    goesWith: 'removal',
    deletedFor: person,
  },
  logs: {
    subject: 'messages',
    tables: ['log_entries', 'log_transcripts', 'log_batches', 'log_bulk_parts'],
    kept: ['logs', 'bulkParts'],
    deletedFor: person,
  },
  visits: {
    subject: 'messages',
    tables: ['greeting_visits', 'greeting_windows', 'direct_message_minutes', 'join_role_grants'],
    kept: ['visits', 'greetingCounts'],
    goesWith: 'leaving',
    deletedFor: person,
  },

  cases: {
    subject: 'moderation',
    tables: ['cases', 'case_events', 'case_evidence', 'case_weeks'],
    kept: [],
    deletedFor: 'server',
  },
  orders: {
    subject: 'moderation',
    tables: ['pending_orders', 'order_keys', 'clearings', 'channel_locks', 'mute_setups'],
    kept: ['pendingOrders', 'orderKeys', 'clearings'],
    deletedFor: person,
  },
  automod: {
    subject: 'moderation',
    tables: ['automod_hits', 'automod_raids', 'automod_spared', 'automod_native'],
    kept: ['automod', 'spared'],
    deletedFor: person,
  },
  appeals: { subject: 'moderation', tables: ['appeals', 'appeal_events'], kept: [], deletedFor: person },

  reminders: { subject: 'tools', tables: ['reminders'], kept: [], deletedFor: person },
  polls: { subject: 'tools', tables: ['polls', 'poll_votes'], kept: ['polls'], deletedFor: person },

  payments: { subject: 'plans', tables: ['payments'], kept: [], deletedFor: 'nobody' },
  boosts: {
    subject: 'plans',
    tables: ['subscriptions', 'boost_grants', 'boost_placements', 'boost_events', 'gift_codes'],
    kept: [],
    deletedFor: person,
  },

  hostDeeds: {
    subject: 'signIn',
    tables: ['host_deeds', 'host_errors'],
    kept: ['hostDeeds', 'hostErrors'],
    deletedFor: person,
  },
  tokens: { subject: 'signIn', tables: [], kept: ['confirmedTokens', 'knownTokens'], deletedFor: person },
} satisfies Record<string, DataStore>;

/** The name of a store in code; the privacy page links to it by this name. */
export type StoreName = keyof typeof DATA_STORES;

/** Every store with its name. */
export function listStores(): { name: StoreName; store: DataStore }[] {
  return Object.keys(DATA_STORES)
    .filter((name): name is StoreName => name in DATA_STORES)
    .map((name) => ({ name, store: DATA_STORES[name] }));
}
