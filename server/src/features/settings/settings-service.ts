import { SECTION_NAMES, type SectionName, type SectionValues } from '@perigee/core/settings/sections';
import type { DbTransaction } from '../../database/database.ts';
import type { ChangeAuthor } from './prepare-check.ts';
import { changeTo, previewSection, type SectionMap, type SectionPreview } from './preview-sections.ts';
import { parseSection, readSection } from './read-section.ts';
import { type SectionChange, WHOLE } from './section-change.ts';
import { type Saved, type WriteDependencies, writeSectionsWith } from './write-sections.ts';

export interface SectionSave<Name extends SectionName> extends ChangeAuthor {
  section: Name;
  value: SectionValues[Name];
  /** The version the save is based on; without it the save is taken whatever came between. */
  baseVersion?: number | undefined;
}

/** A value nobody has read yet, and the version of its section it is based on. */
interface BasedValue {
  section: SectionName;
  value: unknown;
  baseVersion: number;
}

export interface SettingsService {
  /**
   * Stores a section, keeps its history and tells every process. When this resolves, the save is durable.
   * @throws AppError `invalid` for what the guild does not allow, `conflict` when the base version is not the current one,
   * and whatever a hook of the section throws.
   */
  save<Name extends SectionName>(save: SectionSave<Name>): Promise<Saved<Name>>;
  /**
   * The same for one part of a section, with nobody in between. What others changed elsewhere in the section is no
   * conflict.
   */
  change<Name extends SectionName>(author: ChangeAuthor, change: SectionChange<Name>): Promise<Saved<Name>>;
  /**
   * The same for several sections, all or none, as one change of the history. Answers that change, for who takes it back;
   * null where there was nothing to save.
   */
  changeAll<Name extends SectionName>(
    author: ChangeAuthor,
    changes: readonly SectionChange<Name>[],
  ): Promise<string | null>;
  /** What a change saved: each section with the version it became. Nothing for one that never was. */
  ofChange(guildId: string, changeId: string): Promise<{ section: SectionName; version: number }[]>;
  /**
   * Saves all of them or none. Values are read by their schemas first.
   * @throws AppError `invalid` for the first that is refused.
   */
  saveAll(author: ChangeAuthor, values: SectionMap): Promise<Saved<SectionName>[]>;
  /**
   * The same for values that are based on versions.
   * @throws AppError `conflict` besides, when one of these is not the current one.
   */
  saveAllOn(author: ChangeAuthor, values: readonly BasedValue[]): Promise<Saved<SectionName>[]>;
  /** What `saveAll` would do, section by section, and why it would be refused. */
  preview(author: ChangeAuthor, values: SectionMap): Promise<SectionPreview[]>;
  /** What the sections hold now. */
  stored(guildId: string, sections: readonly SectionName[]): Promise<SectionMap>;
  /**
   * What a section held in that version, or undefined when there is no such one that today's schema takes; as a
   * transaction sees it when one is given.
   */
  versionOf<Name extends SectionName>(
    guildId: string,
    section: Name,
    version: number,
    tx?: DbTransaction,
  ): Promise<SectionValues[Name] | undefined>;
  /** Which of the guilds ever saved this section. */
  havingSaved(section: SectionName, guildIds: readonly string[]): Promise<string[]>;
}

/** Settings as the rest of the server writes them, and reads what the cache does not hold. */
export function createSettingsService(dependencies: WriteDependencies): SettingsService {
  const { store, prepareCheck } = dependencies;
  const write = writeSectionsWith(dependencies);

  const change: SettingsService['change'] = async (author, requested) => {
    const [saved] = await write(author, [requested]);
    if (saved === undefined) throw new Error('A change was written and nothing is stored');
    return saved;
  };

  return {
    change,
    save: ({ section, value, baseVersion, ...author }) =>
      change(author, { section, part: WHOLE, baseVersion, next: () => value }),

    async changeAll(author, changes) {
      return (await write(author, changes))[0]?.change ?? null;
    },

    async ofChange(guildId, changeId) {
      const parts = await store.ofChange(guildId, changeId);
      return parts.flatMap(({ section, version }) => {
        const name = SECTION_NAMES.find((known) => known === section);
        return name === undefined ? [] : [{ section: name, version }];
      });
    },

    saveAll: (author, values) =>
      write(
        author,
        [...values].map(([section, value]) => changeTo(section, value)),
      ),

    saveAllOn: (author, values) =>
      write(
        author,
        values.map(({ section, value, baseVersion }) => ({ ...changeTo(section, value), baseVersion })),
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
