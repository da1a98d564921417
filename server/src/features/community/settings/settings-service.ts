import { SECTION_NAMES, type SectionName, type SectionValues } from '@perigee/core/community/settings/sections';
import type { DbTransaction } from '../../../database/database.ts';
import type { ChangeAuthor } from './prepare-check.ts';
import { previewSection, type SectionMap, type SectionPreview } from './preview-sections.ts';
import { parseSection, readSection } from './read-section.ts';
import { type SectionChange, toSectionChange, WHOLE } from './section-change.ts';
import { type Saved, type WriteDependencies, writeSectionsWith } from './write-sections.ts';

export interface SectionSave<Name extends SectionName> extends ChangeAuthor {
  section: Name;
  value: SectionValues[Name];
  /** The version the save is based on; without it, the value is stored regardless of saves in between. */
  baseVersion?: number | undefined;
}

/** An unparsed value, and the version of its section it is based on. */
interface BasedValue {
  section: SectionName;
  value: unknown;
  baseVersion: number;
}

export interface SettingsService {
  /**
   * Stores a section with its history and notifies every process. Durable once this resolves.
   * @throws AppError `invalid` for what the guild does not allow, `conflict` if the base version is not the current
   * one, and whatever a hook of the section throws.
   */
  save<Name extends SectionName>(save: SectionSave<Name>): Promise<Saved<Name>>;
  /** The same for one part of a section, atomically. Changes by others to the rest of the section are no conflict. */
  change<Name extends SectionName>(author: ChangeAuthor, change: SectionChange<Name>): Promise<Saved<Name>>;
  /**
   * The same for several sections, all or none, as one change in the history. Returns the change's id, which can be
   * used to undo it; null if there was nothing to save.
   */
  changeAll<Name extends SectionName>(
    author: ChangeAuthor,
    changes: readonly SectionChange<Name>[],
  ): Promise<string | null>;
  /** The sections a change saved, with the versions it created; empty for an unknown change. */
  ofChange(guildId: string, changeId: string): Promise<{ section: SectionName; version: number }[]>;
  /**
   * Parses the values by their schemas and saves all of them or none.
   * @throws AppError `invalid` for the first that is refused.
   */
  saveAll(author: ChangeAuthor, values: SectionMap): Promise<Saved<SectionName>[]>;
  /**
   * The same for values with base versions.
   * @throws AppError also `conflict` if one of these is not the current one.
   */
  saveAllOn(author: ChangeAuthor, values: readonly BasedValue[]): Promise<Saved<SectionName>[]>;
  /** Previews `saveAll`, section by section, with the issues it would be refused for. */
  preview(author: ChangeAuthor, values: SectionMap): Promise<SectionPreview[]>;
  /** The current values of the sections. */
  stored(guildId: string, sections: readonly SectionName[]): Promise<SectionMap>;
  /**
   * A section's value in that version; undefined if there is none that matches the current schema. Reads within the
   * transaction if one is given.
   */
  versionOf<Name extends SectionName>(
    guildId: string,
    section: Name,
    version: number,
    tx?: DbTransaction,
  ): Promise<SectionValues[Name] | undefined>;
  /** The guilds among these that ever saved the section. */
  havingSaved(section: SectionName, guildIds: readonly string[]): Promise<string[]>;
}

/** Creates the service that writes settings, and reads what the cache does not hold. */
export function createSettingsService(dependencies: WriteDependencies): SettingsService {
  const { store, prepareCheck } = dependencies;
  const write = writeSectionsWith(dependencies);

  const change: SettingsService['change'] = async (author, requested) => {
    const [saved] = await write(author, [requested]);
    if (saved === undefined) throw new Error('a saved change has no stored section');
    return saved;
  };

  return {
    change,
    save: ({ section, value, baseVersion, ...author }) =>
      change(author, { section, slice: WHOLE, baseVersion, next: () => value }),

    async changeAll(author, changes) {
      return (await write(author, changes))[0]?.change ?? null;
    },

    async ofChange(guildId, changeId) {
      const parts = await store.ofChange(guildId, changeId);
      return parts.flatMap(({ section, version }) => {
        const name = SECTION_NAMES.find((each) => each === section);
        return name === undefined ? [] : [{ section: name, version }];
      });
    },

    saveAll: (author, values) =>
      write(
        author,
        [...values].map(([section, value]) => toSectionChange(section, value)),
      ),

    saveAllOn: (author, values) =>
      write(
        author,
        values.map(({ section, value, baseVersion }) => ({ ...toSectionChange(section, value), baseVersion })),
      ),

    async preview(author, values) {
      const [check, stored] = await Promise.all([prepareCheck(author), store.list(author.guildId)]);
      return [...values].map(([name, value]) =>
        previewSection(name, value, { stored: stored.get(name)?.value, check }),
      );
    },

    async stored(guildId, sections) {
      const stored = await store.list(guildId);
      return new Map(sections.map((name) => [name, readSection(name, stored.get(name)?.value)]));
    },

    async versionOf(guildId, section, version, tx) {
      const stored = await store.version({ guildId, section, version }, tx);
      return stored && parseSection(section, stored.value);
    },

    havingSaved: store.havingSaved,
  };
}
