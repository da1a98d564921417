import { settingsSaved } from '@perigee/core/settings/events';
import { isSame } from '@perigee/core/sections/is-same';
import type { SectionName } from '@perigee/core/settings/sections';
import type { Db, DbTransaction } from '../../database/database.ts';
import type { Events } from '../../events/events.ts';

/** One save of a section as it stands in the database. */
export interface StoredSection {
  version: number;
  value: unknown;
}

export interface SavedVersion extends StoredSection {
  savedBy: string;
  savedAt: Date;
}

interface SectionKey {
  guildId: string;
  section: SectionName;
}

/** What a section that nobody saved is taken for. */
export const NEVER_SAVED: StoredSection = { version: 0, value: null };

/** A section to store: what it becomes, given what it is. */
interface SectionWrite<Value> {
  section: SectionName;
  next(current: StoredSection): Value;
}

export interface SettingsStore {
  /** The guild's stored sections by name; what nobody saved is missing. */
  list(guildId: string): Promise<ReadonlyMap<string, StoredSection>>;
  /**
   * Stores what each `next` makes of its section's current value together with its history row, and says what was
   * stored. Writers of one section wait for each other; when one `next` throws, nothing happened at all.
   */
  writeAll<Value>(
    author: { guildId: string; savedBy: string },
    writes: readonly SectionWrite<Value>[],
  ): Promise<{ version: number; value: Value }[]>;
  /**
   * Stores what `next` makes of each of these sections within a transaction that changes what they name; what nobody
   * saved, or stays as it is, is left alone.
   */
  follow(
    tx: DbTransaction,
    author: { guildId: string; savedBy: string },
    sections: readonly SectionName[],
    next: (section: SectionName, value: unknown) => unknown,
  ): Promise<void>;
  /** One version out of the history, or undefined; as a transaction sees it when one is given. */
  version(key: SectionKey & { version: number }, tx?: DbTransaction): Promise<SavedVersion | undefined>;
  /** Which of the guilds have this section saved. */
  havingSaved(section: SectionName, guildIds: readonly string[]): Promise<string[]>;
}

/** @param heldFirst Sections that follow one that is written, by its name. */
export function createSettingsStore(
  db: Db,
  events: Events,
  heldFirst: Partial<Record<SectionName, readonly SectionName[]>> = {},
): SettingsStore {
  const writeOne = async <Value>(
    tx: DbTransaction,
    author: { guildId: string; savedBy: string },
    change: SectionWrite<Value>,
  ) => {
    const saved = await write(tx, author, change);
    await events.publish(tx, settingsSaved, { ...author, section: change.section, version: saved.version });
    return saved;
  };

  return {
    async list(guildId) {
      const rows = await db
        .selectFrom('guild_settings')
        .select(['section', 'version', 'value'])
        .where('guild_id', '=', guildId)
        .execute();
      return new Map(rows.map(({ section, version, value }) => [section, { version, value }]));
    },

    writeAll: (author, writes) =>
      events.transaction(async (tx) => {
        // In one order for everybody, so that no two writers wait for each other.
        const inOrder = writes.toSorted((one, other) => (one.section < other.section ? -1 : 1));
        const following = inOrder.flatMap(({ section }) => heldFirst[section] ?? []);
        if (following.length > 0)
          await hold(tx, author.guildId, [...following, ...inOrder.map(({ section }) => section)]);
        const stored = [];
        for (const change of inOrder) stored.push(await writeOne(tx, author, change));
        return stored;
      }),

    async follow(tx, author, sections, next) {
      for (const { section, value } of await hold(tx, author.guildId, sections)) {
        const followed = next(section, value);
        if (!isSame(followed, value)) await writeOne(tx, author, { section, next: () => followed });
      }
    },

    async version({ guildId, section, version }, tx) {
      const row = await (tx ?? db)
        .selectFrom('guild_settings_history')
        .select(['version', 'value', 'saved_by', 'saved_at'])
        .where('guild_id', '=', guildId)
        .where('section', '=', section)
        .where('version', '=', version)
        .executeTakeFirst();
      return row && { version, value: row.value, savedBy: row.saved_by, savedAt: row.saved_at };
    },

    async havingSaved(section, guildIds) {
      if (guildIds.length === 0) return [];
      const rows = await db
        .selectFrom('guild_settings')
        .select('guild_id')
        .where('guild_id', 'in', guildIds)
        .where('section', '=', section)
        .execute();
      return rows.map((row) => row.guild_id);
    },
  };
}

async function write<Value>(
  tx: DbTransaction,
  { guildId, savedBy }: { guildId: string; savedBy: string },
  { section, next }: SectionWrite<Value>,
): Promise<{ version: number; value: Value }> {
  const key = { guild_id: guildId, section };
  const current = await lock(tx, key);
  const saved = { version: current.version + 1, value: next(current) };
  const columns = { version: saved.version, value: JSON.stringify(saved.value) };

  await tx
    .updateTable('guild_settings')
    .set(columns)
    .where('guild_id', '=', guildId)
    .where('section', '=', section)
    .execute();
  await tx
    .insertInto('guild_settings_history')
    .values({ ...key, ...columns, saved_by: savedBy })
    .execute();
  return saved;
}

/** Locks those of the sections that were saved, in one order for everybody. */
async function hold(
  tx: DbTransaction,
  guildId: string,
  sections: readonly SectionName[],
): Promise<{ section: SectionName; value: unknown }[]> {
  const rows = await tx
    .selectFrom('guild_settings')
    .select(['section', 'value'])
    .where('guild_id', '=', guildId)
    .where('section', 'in', sections)
    .where('version', '>', 0)
    .orderBy('section')
    .forUpdate()
    .execute();
  return rows.flatMap(({ section: stored, value }) => {
    const section = sections.find((name) => name === stored);
    return section === undefined ? [] : [{ section, value }];
  });
}

/** Locks the section's row, making one first where there is none, so that even two first saves wait for each other. */
async function lock(tx: DbTransaction, key: { guild_id: string; section: SectionName }): Promise<StoredSection> {
  await tx
    .insertInto('guild_settings')
    .values({ ...key, version: 0, value: 'null' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('guild_settings')
    .select(['version', 'value'])
    .where('guild_id', '=', key.guild_id)
    .where('section', '=', key.section)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
