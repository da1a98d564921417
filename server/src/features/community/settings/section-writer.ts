import { randomUUID } from 'node:crypto';
import { isSame } from '@perigee/core/base/sections/is-same';
import { settingsSaved } from '@perigee/core/community/settings/events';
import type { SectionName } from '@perigee/core/community/settings/sections';
import type { DbTransaction } from '../../../database/database.ts';
import type { Events } from '../../../events/events.ts';

/** A section's current version as stored. */
export interface StoredSection {
  version: number;
  value: unknown;
}

/** A section to store, computed from its current version. */
interface SectionWrite<Value> {
  section: SectionName;
  next(current: StoredSection): Value;
}

interface Saver {
  guildId: string;
  savedBy: string;
}

/** A section as stored by a write, and the history change it belongs to. */
interface WrittenSection<Value> {
  section: SectionName;
  version: number;
  value: Value;
  change: string;
}

/** For each section, the sections that have to follow its changes. */
export type LockedFirst = Partial<Record<SectionName, readonly SectionName[]>>;

/** Writes sections with their history and publishes each save. */
export interface SectionWriter {
  /**
   * Stores what each `next` computes from its section's current value, together with its history row, and returns what
   * was stored. All writes form one change in the history. Writers of the same section wait for each other; if one
   * `next` throws, nothing is stored.
   */
  writeAll<Value>(author: Saver, writes: readonly SectionWrite<Value>[]): Promise<WrittenSection<Value>[]>;
  /**
   * Updates sections that refer to something changed in the transaction. Skips sections never saved or not affected.
   */
  follow(
    tx: DbTransaction,
    author: Saver,
    sections: readonly SectionName[],
    next: (section: SectionName, value: unknown) => unknown,
  ): Promise<void>;
}

/** @param lockedFirst Sections that follow a written one. They are locked with it, always in the same order. */
export function createSectionWriter(events: Events, lockedFirst: LockedFirst): SectionWriter {
  const writeOne = async <Value>(tx: DbTransaction, author: Saver, one: SectionWrite<Value>, change: string | null) => {
    const saved = await write(tx, author, one, change);
    const { guildId, savedBy } = author;
    await events.publish(tx, settingsSaved, { guildId, savedBy, section: one.section, version: saved.version });
    return saved;
  };

  return {
    writeAll: (author, writes) =>
      events.transaction(async (tx) => {
        // The same order everywhere, so that concurrent writers cannot deadlock.
        const inOrder = writes.toSorted((one, other) => (one.section < other.section ? -1 : 1));
        const sections = inOrder.map(({ section }) => section);
        const following = sections.flatMap((section) => lockedFirst[section] ?? []);
        if (following.length > 0) await lockSections(tx, author.guildId, [...following, ...sections]);
        const change = randomUUID();
        const stored = [];
        for (const one of inOrder) stored.push({ ...(await writeOne(tx, author, one, change)), change });
        return stored;
      }),

    async follow(tx, author, sections, next) {
      for (const { section, value } of await lockSections(tx, author.guildId, sections)) {
        const followed = next(section, value);
        if (!isSame(followed, value)) await writeOne(tx, author, { section, next: () => followed }, null);
      }
    },
  };
}

async function write<Value>(
  tx: DbTransaction,
  { guildId, savedBy }: Saver,
  { section, next }: SectionWrite<Value>,
  change: string | null,
): Promise<Omit<WrittenSection<Value>, 'change'>> {
  const key = { guild_id: guildId, section };
  const current = await lock(tx, key);
  const saved = { section, version: current.version + 1, value: next(current) };
  const columns = { version: saved.version, value: JSON.stringify(saved.value) };

  await tx
    .updateTable('guild_settings')
    .set(columns)
    .where('guild_id', '=', guildId)
    .where('section', '=', section)
    .execute();
  await tx
    .insertInto('guild_settings_history')
    .values({ ...key, ...columns, saved_by: savedBy, change_id: change })
    .execute();
  return saved;
}

/** Locks the sections that were ever saved, always in the same order. */
async function lockSections(
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

/** Locks the section's row, inserting it first if missing, so that even two first saves wait for each other. */
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
