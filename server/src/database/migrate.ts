import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { acts } from './migrations/0010-acts.ts';
import { automodHits } from './migrations/0012-automod-hits.ts';
import { automodRaids } from './migrations/0020-automod-raids.ts';
import { automodWrong } from './migrations/0023-automod-wrong.ts';
import { books } from './migrations/0028-books.ts';
import { boost } from './migrations/0006-boost.ts';
import { appeals } from './migrations/0007-appeals.ts';
import { channelModeration } from './migrations/0018-channel-moderation.ts';
import { caseBlocksAndAuditPositions } from './migrations/0026-case-blocks-and-audit-positions.ts';
import { cases } from './migrations/0011-cases.ts';
import { bulkDeletions } from './migrations/0035-bulk-deletions.ts';
import { messageBlocks } from './migrations/0034-message-blocks.ts';
import { messageArchive } from './migrations/0021-message-archive.ts';
import { coupons } from './migrations/0040-coupons.ts';
import { economyHealth } from './migrations/0033-economy-health.ts';
import { earning } from './migrations/0029-earning.ts';
import { bonuses } from './migrations/0030-bonuses.ts';
import { foundation } from './migrations/0001-foundation.ts';
import { ledgerAndBoards } from './migrations/0005-ledger-and-boards.ts';
import { levels } from './migrations/0036-levels.ts';
import { logs } from './migrations/0024-logs.ts';
import { nativeAutomod } from './migrations/0022-native-automod.ts';
import { pendingOrders } from './migrations/0015-pending-orders.ts';
import { muteRole } from './migrations/0017-mute-role.ts';
import { placements } from './migrations/0009-placements.ts';
import { games } from './migrations/0046-games.ts';
import { jackpots } from './migrations/0047-jackpots.ts';
import { host } from './migrations/0056-host.ts';
import { processes } from './migrations/0057-processes.ts';
import { orderKeys } from './migrations/0058-order-keys.ts';
import { guildActivity } from './migrations/0049-guild-activity.ts';
import { changesOfSettings } from './migrations/0048-changes-of-settings.ts';
import { gatewayShards } from './migrations/0051-gateway-shards.ts';
import { giveaways } from './migrations/0038-giveaways.ts';
import { greetings } from './migrations/0025-greetings.ts';
import { oldPollsAndBoards } from './migrations/0055-old-polls-and-boards.ts';
import { remindersAndPolls } from './migrations/0002-reminders-and-polls.ts';
import { traces } from './migrations/0093-traces.ts';
import { xpPlaces } from './migrations/0037-xp-places.ts';
import { schemaFloor } from './migrations/0104-schema-floor.ts';
import { shop } from './migrations/0031-shop.ts';
import { stuckRoles } from './migrations/0043-stuck-roles.ts';
import { settingsHistoryOrder } from './migrations/0004-settings-history-order.ts';
import { statements } from './migrations/0032-statements.ts';
import { statsHistory } from './migrations/0003-stats-history.ts';
import { undoneGrants } from './migrations/0105-undone-grants.ts';
import { componentStates } from './migrations/0106-component-states.ts';
import { deletedChannels } from './migrations/0107-deleted-channels.ts';
import { evidenceChannels } from './migrations/0108-evidence-channels.ts';
import { componentClaims } from './migrations/0109-component-claims.ts';
import { recurringReminders } from './migrations/0110-recurring-reminders.ts';
import { CONTRACTIONS } from './releases.ts';
import { raisingFloor, refuseBelowFloor, rowsIfTableExists } from './schema-floor.ts';

/** In the order in which a new database applies them; a migration that has been merged is never changed. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-reminders-and-polls': remindersAndPolls,
  '0003-stats-history': statsHistory,
  '0004-settings-history-order': settingsHistoryOrder,
  '0005-ledger-and-boards': ledgerAndBoards,
  '0006-boost': boost,
  '0007-appeals': appeals,
  '0009-placements': placements,
  '0010-acts': acts,
  '0011-cases': cases,
  '0015-pending-orders': pendingOrders,
  '0017-mute-role': muteRole,
  '0018-channel-moderation': channelModeration,
  '0012-automod-hits': automodHits,
  '0020-automod-raids': automodRaids,
  '0024-logs': logs,
  '0021-message-archive': messageArchive,
  '0026-case-blocks-and-audit-positions': caseBlocksAndAuditPositions,
  '0022-native-automod': nativeAutomod,
  '0025-greetings': greetings,
  '0023-automod-wrong': automodWrong,
  '0028-books': books,
  '0029-earning': earning,
  '0034-message-blocks': messageBlocks,
  '0030-bonuses': bonuses,
  '0033-economy-health': economyHealth,
  '0032-statements': statements,
  '0035-bulk-deletions': bulkDeletions,
  '0031-shop': shop,
  '0036-levels': levels,
  '0037-xp-places': xpPlaces,
  '0040-coupons': coupons,
  '0038-giveaways': giveaways,
  '0043-stuck-roles': stuckRoles,
  '0046-games': games,
  '0047-jackpots': jackpots,
  '0048-changes-of-settings': changesOfSettings,
  '0049-guild-activity': guildActivity,
  '0051-gateway-shards': gatewayShards,
  '0055-old-polls-and-boards': oldPollsAndBoards,
  '0056-host': host,
  '0057-processes': processes,
  '0058-order-keys': orderKeys,
  '0093-traces': traces,
  '0104-schema-floor': schemaFloor,
  '0105-undone-grants': undoneGrants,
  '0106-component-states': componentStates,
  '0107-deleted-channels': deletedChannels,
  '0108-evidence-channels': evidenceChannels,
  '0109-component-claims': componentClaims,
  '0110-recurring-reminders': recurringReminders,
};

/** Names of all migrations, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

const knows = (name: string) => Object.hasOwn(MIGRATIONS, name);

const UNKNOWN: Migration = { up: async () => {} };

/**
 * Migrations by name, including placeholders for those a newer version applied: the migrator takes an unknown one for a
 * corrupt history.
 */
function listMigrations(applied: readonly string[]): Record<string, Migration> {
  const own = Object.entries(MIGRATIONS).map(([name, migration]) => {
    const contraction = CONTRACTIONS[name];
    return [name, contraction === undefined ? migration : raisingFloor(migration, contraction)] as const;
  });
  return { ...Object.fromEntries(own), ...Object.fromEntries(listUnknown(applied).map((name) => [name, UNKNOWN])) };
}

/**
 * Applies missing migrations. If several processes start at once, one migrates and the others wait.
 * @throws StartupError if a newer version removed something this one uses.
 */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<void> {
  if (await isMigrated(db)) return;
  const applied = (await findApplied(db)) ?? [];
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => listMigrations(applied) },
    // Features add their own tables and are merged in any order, also after later numbers were applied.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** The migrations applied to a database. */
export async function listApplied<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by timestamp, name`.execute(db);
  return rows.map(({ name }) => name);
}

/** When this database got a migration; before that, it was used by earlier versions. Null if it does not have it yet. */
export async function migratedAt<Schema>(db: Kysely<Schema>, name: string): Promise<Date | null> {
  const { rows } = await sql<{ at: string }>`
    select timestamp as at from kysely_migration where name = ${name}`.execute(db);
  return rows[0] === undefined ? null : new Date(rows[0].at);
}

/** The given migrations that this version does not have. */
export function listUnknown(names: readonly string[]): string[] {
  return names.filter((name) => !knows(name));
}

/** The migrations of this version that are not in the list. */
export function listMissing(names: readonly string[]): string[] {
  return Object.keys(MIGRATIONS).filter((name) => !names.includes(name));
}

/** Creates the tables of the given migrations in an empty database, within the caller's transaction. */
export async function migrateTo<Schema>(tx: Kysely<Schema>, names: readonly string[]): Promise<void> {
  await sql`
    create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(
    tx,
  );
  await sql`
    create table kysely_migration_lock (
      id varchar(255) not null primary key, is_locked integer not null default 0
    )`.execute(tx);
  await sql`insert into kysely_migration_lock (id) values ('migration_lock')`.execute(tx);
  const requested = new Set(names);
  for (const [name, { up }] of Object.entries(listMigrations([]))) {
    if (!requested.has(name)) continue;
    await up(tx);
    await sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(tx);
  }
}

/** Applies one more migration to a database created by `migrateTo`. */
export async function migrateOn<Schema>(tx: Kysely<Schema>, name: string): Promise<void> {
  await listMigrations([])[name]?.up(tx);
}

/**
 * Whether all migrations of this version were applied; those of a newer version may be too, as during a rolling update.
 * Saves the migrator's check, which reads the columns of every table twice.
 * @throws StartupError if a newer version removed something this one uses.
 */
export async function isMigrated<Schema>(db: Kysely<Schema>): Promise<boolean> {
  const applied = await findApplied(db);
  if (applied === undefined) return false;
  if (listUnknown(applied).length > 0) await refuseBelowFloor(db, knows);
  const there = new Set(applied);
  return MIGRATION_NAMES.every((name) => there.has(name));
}

/** Undefined for a database without tables. */
async function findApplied<Schema>(db: Kysely<Schema>): Promise<string[] | undefined> {
  const rows = await rowsIfTableExists(() => sql<{ name: string }>`select name from kysely_migration`.execute(db));
  return rows?.map(({ name }) => name);
}
