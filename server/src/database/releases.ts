// Which version brought which migration, and what later ones take away again (docs/decisions/0104).

/** A version that people run. What stands in none belongs to the version that is worked on. */
interface Release {
  version: string;
  migrations: readonly string[];
}

/** A migration that takes away or narrows something, which no version that may run beside it uses any more. */
export interface Contraction {
  /** What of the schema, as `compareSchemas` calls it. */
  narrows: readonly string[];
  /** A migration released before: versions that know it no longer use what this one takes away. */
  unusedSince: string;
}

/** Contractions by their migration. */
export const CONTRACTIONS: Readonly<Record<string, Contraction>> = {};

/** Indexes of tables that were there before, by what `compareSchemas` says of them: why building one keeps writers waiting for a moment only. */
export const QUICK_INDEXES: Readonly<Record<string, string>> = {
  'acts: new index acts_failed': 'acts that are over go after a week, those that failed after a month',
  'payments: new index payments_state': 'a row for each payment somebody began',
};

/** Oldest first. The first is where versions began to run beside each other: what it brought may have taken things away. */
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

/** The version that first knew a migration; null for one that is not released. */
export function releaseOf(migration: string): string | null {
  return RELEASES.find(({ migrations }) => migrations.includes(migration))?.version ?? null;
}
