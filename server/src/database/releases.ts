// Which version added which migration, and what later ones remove again (docs/decisions/0104).

/** A released version. Migrations that are in none belong to the version under development. */
interface Release {
  version: string;
  migrations: readonly string[];
}

/** A migration that removes or narrows something no version running beside it uses any more. */
export interface Contraction {
  /** What it removes or narrows, in the wording of `compareSchemas`. */
  narrows: readonly string[];
  /** An earlier released migration: versions that have it no longer use what this one removes. */
  unusedSince: string;
}

/** Contractions, by migration. */
export const CONTRACTIONS: Readonly<Record<string, Contraction>> = {};

/**
 * New indexes on existing tables, in the wording of `compareSchemas`, each with the reason why building it blocks
 * writers only briefly.
 */
export const QUICK_INDEXES: Readonly<Record<string, string>> = {
  'acts: new index acts_failed': 'acts that are over go after a week, those that failed after a month',
  'payments: new index payments_state': 'a row for each payment somebody began',
};

/**
 * Oldest first. Versions run beside each other only from the first one on, so its migrations may have removed things.
 */
export const RELEASES: readonly [Release, ...Release[]] = [
  {
    version: '0.1.0',
    migrations: [
      '0001-foundation',
      '0002-reminders-and-polls',
      '0003-stats-history',
      '0004-settings-history-order',
      '0005-ledger-and-boards',
      '0006-boost',
      '0007-appeals',
      '0009-placements',
      '0010-acts',
      '0011-cases',
      '0012-automod-hits',
      '0015-pending-orders',
      '0017-mute-role',
      '0018-channel-moderation',
      '0020-automod-raids',
      '0021-message-archive',
      '0022-native-automod',
      '0023-automod-wrong',
      '0024-logs',
      '0025-greetings',
      '0026-case-blocks-and-audit-positions',
      '0028-books',
      '0029-earning',
      '0030-bonuses',
      '0031-shop',
      '0032-statements',
      '0033-economy-health',
      '0034-message-blocks',
      '0035-bulk-deletions',
      '0036-levels',
      '0037-xp-places',
      '0038-giveaways',
      '0040-coupons',
      '0043-stuck-roles',
      '0046-games',
      '0047-jackpots',
      '0048-changes-of-settings',
      '0049-guild-activity',
      '0051-gateway-shards',
      '0055-old-polls-and-boards',
    ],
  },
];

/** The version that first had a migration; null if it is not released. */
export function releaseOf(migration: string): string | null {
  return RELEASES.find(({ migrations }) => migrations.includes(migration))?.version ?? null;
}
