import type { RetentionName } from './retention-times.ts';

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
  retention: readonly RetentionName[];
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
  settings: {
    subject: 'server',
    tables: ['guild_settings', 'guild_settings_history'],
    retention: [],
    deletedFor: 'server',
  },
  statistics: {
    subject: 'server',
    tables: ['bot_guilds', 'bot_stats_history', 'bot_outages'],
    retention: ['statistics', 'outages'],
    deletedFor: 'server',
  },
  deletedChannels: {
    subject: 'server',
    tables: ['deleted_channels'],
    retention: ['deletedChannels'],
    deletedFor: person,
  },
  activity: { subject: 'server', tables: ['guild_activity'], retention: ['activity'], deletedFor: person },
  acts: { subject: 'server', tables: ['acts'], retention: ['acts', 'failedActs', 'logActs'], deletedFor: person },

  balances: { subject: 'money', tables: ['balances', 'wallets'], retention: [], deletedFor: person },
  ledger: {
    subject: 'money',
    tables: ['ledger', 'operation_keys', 'mass_changes', 'mass_change_members'],
    retention: ['operationKeys'],
    deletedFor: person,
  },
  boards: {
    subject: 'money',
    tables: ['boards', 'board_entries', 'board_blocks', 'board_marks', 'hidden_members'],
    retention: ['pastBoards'],
    deletedFor: person,
  },
  names: { subject: 'money', tables: ['member_names'], retention: [], deletedFor: person },
  levels: {
    subject: 'money',
    tables: ['level_plans', 'member_levels', 'level_queue', 'level_roles', 'level_windows'],
    retention: ['levelMessages'],
    deletedFor: person,
  },
  waits: { subject: 'money', tables: ['cooldowns'], retention: ['waits'], deletedFor: person },
  bonuses: { subject: 'money', tables: ['bonus_claims'], retention: ['bonuses'], deletedFor: person },
  economyHealth: {
    subject: 'money',
    tables: ['economy_hours', 'economy_movements', 'economy_earners', 'economy_earning_steps'],
    retention: ['economyHours', 'economyWeeks'],
    deletedFor: person,
  },

  shop: { subject: 'rewards', tables: ['inventory_items', 'shop_orders'], retention: ['orders'], deletedFor: person },
  roles: { subject: 'rewards', tables: ['role_grants'], retention: ['roleGrants'], deletedFor: person },
  coupons: {
    subject: 'rewards',
    tables: ['coupons', 'coupon_uses', 'coupon_guesses'],
    retention: ['coupons', 'couponGuesses'],
    deletedFor: person,
  },
  giveaways: {
    subject: 'rewards',
    tables: ['giveaways', 'giveaway_entries', 'giveaway_winners'],
    retention: ['entrants'],
    deletedFor: person,
  },

  rounds: {
    subject: 'games',
    tables: ['game_rounds', 'game_seeds', 'jackpot_tickets'],
    retention: [],
    deletedFor: person,
  },
  challenges: { subject: 'games', tables: ['game_challenges'], retention: ['challenges'], deletedFor: person },
  brakes: { subject: 'games', tables: ['game_days', 'game_pauses'], retention: ['stakes'], deletedFor: person },

  archive: {
    subject: 'messages',
    tables: ['archived_blocks'],
    retention: ['archive', 'replay'],
    goesWith: 'removal',
    deletedFor: person,
  },
  logs: {
    subject: 'messages',
    tables: ['log_entries', 'log_transcripts', 'log_batches', 'log_bulk_parts'],
    retention: ['logs', 'bulkParts'],
    deletedFor: person,
  },
  visits: {
    subject: 'messages',
    tables: ['greeting_visits', 'greeting_windows', 'direct_message_minutes', 'join_role_grants'],
    retention: ['visits', 'greetingCounts'],
    goesWith: 'leaving',
    deletedFor: person,
  },

  cases: {
    subject: 'moderation',
    tables: ['cases', 'case_events', 'case_evidence', 'case_weeks'],
    retention: [],
    deletedFor: 'server',
  },
  orders: {
    subject: 'moderation',
    tables: ['pending_orders', 'order_keys', 'clearings', 'channel_locks', 'mute_setups'],
    retention: ['pendingOrders', 'orderKeys', 'clearings'],
    deletedFor: person,
  },
  automod: {
    subject: 'moderation',
    tables: ['automod_hits', 'automod_raids', 'automod_spared', 'automod_native'],
    retention: ['automod', 'spared'],
    deletedFor: person,
  },
  appeals: { subject: 'moderation', tables: ['appeals', 'appeal_events'], retention: [], deletedFor: person },

  buttons: { subject: 'tools', tables: ['component_states'], retention: ['componentStates'], deletedFor: person },
  reminders: { subject: 'tools', tables: ['reminders'], retention: [], deletedFor: person },
  polls: { subject: 'tools', tables: ['polls', 'poll_votes'], retention: ['polls'], deletedFor: person },

  payments: { subject: 'plans', tables: ['payments'], retention: [], deletedFor: 'nobody' },
  boosts: {
    subject: 'plans',
    tables: ['subscriptions', 'boost_grants', 'boost_placements', 'boost_events', 'gift_codes'],
    retention: [],
    deletedFor: person,
  },

  hostDeeds: {
    subject: 'signIn',
    tables: ['host_deeds', 'host_errors'],
    retention: ['hostDeeds', 'hostErrors'],
    deletedFor: person,
  },
  tokens: { subject: 'signIn', tables: [], retention: ['confirmedTokens', 'knownTokens'], deletedFor: person },
} satisfies Record<string, DataStore>;

/** The name of a store in code; the privacy page links to it by this name. */
export type StoreName = keyof typeof DATA_STORES;

/** Every store with its name. */
export function listStores(): { name: StoreName; store: DataStore }[] {
  return Object.keys(DATA_STORES)
    .filter((name): name is StoreName => name in DATA_STORES)
    .map((name) => ({ name, store: DATA_STORES[name] }));
}
