import { isSame } from '@perigee/core/settings/is-same';
import type { SectionName, SectionValues } from '@perigee/core/settings/sections';
import type { AppError } from '../../errors/app-error.ts';
import { parseSection } from './assemble-settings.ts';
import type { Author } from './prepare-check.ts';
import { rehearseWith } from './rehearse-change.ts';
import { stage } from './stage-section.ts';
import { createWholeSettings, type WholeSettings, type WriteDependencies } from './whole-settings.ts';

/** Who changes which section. */
export interface SectionWrite<Name extends SectionName> extends Author {
  section: Name;
}

export interface SectionSave<Name extends SectionName> extends SectionWrite<Name> {
  value: SectionValues[Name];
  /** The version the save is based on; without it the save is taken whatever came between. */
  baseVersion?: number | undefined;
}

/** What is stored now. */
export interface Saved<Name extends SectionName> {
  version: number;
  value: SectionValues[Name];
}

export interface SettingsService extends WholeSettings {
  /**
   * Stores a section, keeps its history and tells every process. When this resolves, the save is durable.
   * @throws AppError `invalid` for what the guild does not allow, `conflict` when the base version is not the current one.
   */
  save<Name extends SectionName>(save: SectionSave<Name>): Promise<Saved<Name>>;
  /** The same for one part of a section: `change` makes the new value of the current one, with nobody in between. */
  change<Name extends SectionName>(
    write: SectionWrite<Name>,
    change: (value: SectionValues[Name]) => SectionValues[Name],
  ): Promise<Saved<Name>>;
  /**
   * What `change` would store and what it would replace, checked as if it did, for those who must ask elsewhere first.
   * @throws AppError `invalid` for what the guild does not allow.
   */
  rehearse<Name extends SectionName>(
    write: SectionWrite<Name>,
    change: (value: SectionValues[Name]) => SectionValues[Name],
  ): Promise<{ before: SectionValues[Name]; value: SectionValues[Name] }>;
  /** What a section held in that version, or undefined when there is no such one that today's schema takes. */
  versionOf<Name extends SectionName>(
    guildId: string,
    section: Name,
    version: number,
  ): Promise<SectionValues[Name] | undefined>;
  /** Which of the guilds ever saved this section. */
  havingSaved(section: SectionName, guildIds: readonly string[]): Promise<string[]>;
}

interface SettingsDependencies extends WriteDependencies {
  describeConflict: (guildId: string, section: SectionName, version: number) => Promise<AppError>;
}

/** The one write path of all settings. */
export function createSettingsService({
  store,
  bus,
  prepareCheck,
  describeConflict,
}: SettingsDependencies): SettingsService {
  const write = async <Name extends SectionName>(
    { section, ...author }: SectionWrite<Name>,
    next: (before: SectionValues[Name], version: number) => SectionValues[Name],
  ): Promise<Saved<Name>> => {
    const check = await prepareCheck(author);
    const staged = stage(section, next, check);
    const [stored] = await store.writeAll(author, [staged]);
    await bus.publish('settings', author.guildId);
    return { version: stored?.version ?? 0, value: staged.value() };
  };

  return {
    change: (target, change) => write(target, change),

    rehearse: rehearseWith(store, prepareCheck),
    havingSaved: store.havingSaved,

    async versionOf(guildId, section, version) {
      const stored = await store.version({ guildId, section, version });
      return stored && parseSection(section, stored.value);
    },

    async save({ value, baseVersion, ...target }) {
      try {
        return await write(target, (before, version) => {
          const isStale = baseVersion !== undefined && baseVersion !== version;
          // Two who saved the same are of one mind.
          if (isStale && !isSame(before, value)) throw new StaleVersion(version);
          return value;
        });
      } catch (error) {
        if (error instanceof StaleVersion) throw await describeConflict(target.guildId, target.section, error.version);
        throw error;
      }
    },

    ...createWholeSettings({ store, bus, prepareCheck }),
  };
}

class StaleVersion extends Error {
  readonly version: number;

  constructor(version: number) {
    super('the section was saved since');
    this.version = version;
  }
}
