import { randomUUID } from 'node:crypto';
import { isSame } from '@perigee/core/sections/is-same';
import { settingsSaved } from '@perigee/core/settings/events';
import type { SectionName } from '@perigee/core/settings/sections';
import type { DbTransaction } from '../../database/database.ts';
import type { Events } from '../../events/events.ts';

/** One save of a section as it stands in the database. */
export interface StoredSection {
  version: number;
  value: unknown;
}

/** A section to store: what it becomes, given what it is. */
interface SectionWrite<Value> {
  section: SectionName;
  next(current: StoredSection): Value;
}

/** What was stored of a section. */
interface Written<Value> {
  section: SectionName;
  version: number;
  value: Value;
}

interface Saver {
  guildId: string;
  savedBy: string;
}

/** What was stored, and the change of the history it is a part of. */
interface Written<Value> {
  version: number;
  value: Value;
  change: string;
}

/** By the name of a section, those that follow it. */
export type HeldFirst = Partial<Record<SectionName, readonly SectionName[]>>;

/** Writes sections with their history, and tells of each. */
export interface SectionWriter {
  /**
   * Stores what each `next` makes of its section's current value together with its history row, and says what was
   * stored. Together they are one change of the history. Writers of one section wait for each other; when one `next` throws,
   * nothing happened at all.
   */
  writeAll<Value>(author: Saver, writes: readonly SectionWrite<Value>[]): Promise<Written<Value>[]>;
  /**
   * Stores what `next` makes of each of these sections within a transaction that changes what they name; what nobody
   * saved, or stays as it is, is left alone.
   */
  follow(
    tx: DbTransaction,
    author: Saver,
    sections: readonly SectionName[],
    next: (section: SectionName, value: unknown) => unknown,
  ): Promise<void>;
}

/** @param heldFirst Sections that follow one that is written: they are locked with it, in one order for everybody. */
export function createSectionWriter(events: Events, heldFirst: HeldFirst): SectionWriter {
  const writeOne = async <Value>(tx: DbTransaction, author: Saver, one: SectionWrite<Value>, change: string | null) => {
    const saved = await write(tx, author, one, change);
    const { guildId, savedBy } = author;
    await events.publish(tx, settingsSaved, { guildId, savedBy, section: one.section, version: saved.version });
    return saved;
  };

  return {
    writeAll: (author, writes) =>
      events.transaction(async (tx) => {
        // In one order for everybody, so that no two writers wait for each other.
        const inOrder = writes.toSorted((one, other) => (one.section < other.section ? -1 : 1));
        const sections = inOrder.map(({ section }) => section);
        const following = sections.flatMap((section) => heldFirst[section] ?? []);
        if (following.length > 0) await hold(tx, author.guildId, [...following, ...sections]);
        const change = randomUUID();
        const stored = [];
        for (const one of inOrder) stored.push({ ...(await writeOne(tx, author, one, change)), change });
        return stored;
      }),

    async follow(tx, author, sections, next) {
      for (const { section, value } of await hold(tx, author.guildId, sections)) {
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
): Promise<Omit<Written<Value>, 'change'>> {
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
