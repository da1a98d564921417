import type { SectionName, SectionValues } from '@perigee/core/settings/sections';
import { parseSection } from './assemble-settings.ts';
import { type DescribeConflict, onlyOnTopOf, onTopOfOthersWith, type SectionWrite } from './based-change.ts';
import { type Rehearse, rehearseWith } from './rehearse-change.ts';
import { stage } from './stage-section.ts';
import { createWholeSettings, type WholeSettings, type WriteDependencies } from './whole-settings.ts';

export interface SectionSave<Name extends SectionName> extends Omit<SectionWrite<Name>, 'base'> {
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
  /**
   * The same for one part of a section: `change` makes the new value of the current one, with nobody in between. What
   * others changed elsewhere in the section is no conflict.
   */
  change<Name extends SectionName>(
    write: SectionWrite<Name>,
    change: (value: SectionValues[Name]) => SectionValues[Name],
  ): Promise<Saved<Name>>;
  rehearse: Rehearse;
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
  describeConflict: DescribeConflict;
}

/** The one write path of all settings. */
export function createSettingsService({
  store,
  bus,
  prepareCheck,
  describeConflict,
}: SettingsDependencies): SettingsService {
  const onTopOfOthers = onTopOfOthersWith(store, describeConflict);
  const rehearse = rehearseWith(store, prepareCheck);

  const change: SettingsService['change'] = (write, makeNext) =>
    onTopOfOthers(write, async ({ section, base, ...author }) => {
      const check = await prepareCheck(author);
      const staged = stage(section, onlyOnTopOf(base, makeNext), check);
      const [stored] = await store.writeAll(author, [staged]);
      await bus.publish('settings', author.guildId);
      return { version: stored?.version ?? 0, value: staged.value() };
    });

  return {
    change,
    rehearse: (write, makeNext) => onTopOfOthers(write, (target) => rehearse(target, makeNext)),
    havingSaved: store.havingSaved,

    async versionOf(guildId, section, version) {
      const stored = await store.version({ guildId, section, version });
      return stored && parseSection(section, stored.value);
    },

    save({ value, baseVersion, ...target }) {
      const base = baseVersion === undefined ? undefined : { version: baseVersion, partOf: wholeOf };
      return change({ ...target, base }, () => value);
    },

    ...createWholeSettings({ store, bus, prepareCheck }),
  };
}

const wholeOf = (value: unknown) => value;
