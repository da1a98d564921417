import { isSame } from '@perigee/core/sections/is-same';
import type { SectionName, SectionValues } from '@perigee/core/settings/sections';
import type { AppError } from '../../errors/app-error.ts';
import { readSection } from './assemble-settings.ts';
import type { Author } from './prepare-check.ts';
import type { SettingsStore } from './settings-store.ts';

/** What a change is based on: the version its author saw, and the part of a value they are about to change. */
export interface Base<Value> {
  version: number;
  /** Undefined where the value does not have it. */
  partOf(value: Value): unknown;
}

/** Who changes which section. */
export interface SectionWrite<Name extends SectionName> extends Author {
  section: Name;
  /** Without it the change is taken whatever came between. */
  base?: Base<SectionValues[Name]> | undefined;
}

/** How the next value of a section is made of the current one. */
export type Change<Name extends SectionName> = (before: SectionValues[Name], version: number) => SectionValues[Name];

export type DescribeConflict = (
  target: { guildId: string; section: SectionName; version: number },
  value: unknown,
) => Promise<AppError>;

class StaleVersion extends Error {
  readonly version: number;

  constructor(version: number) {
    super('the section was saved since');
    this.version = version;
  }
}

/** The change, stopped when the section was saved since; two who make the same of their part are of one mind. */
export function onlyOnTopOf<Name extends SectionName>(
  base: Base<SectionValues[Name]> | undefined,
  change: (before: SectionValues[Name]) => SectionValues[Name],
): Change<Name> {
  return (before, version) => {
    const after = change(before);
    const isStale = base !== undefined && base.version !== version;
    if (isStale && !isSame(base.partOf(before), base.partOf(after))) throw new StaleVersion(version);
    return after;
  };
}

/**
 * Makes an attempt, and makes it again on top of what was saved since when nobody touched the part.
 * The history is read only then, so that a save nobody came in between of costs nothing more.
 * @throws AppError `conflict` when somebody did.
 */
export function onTopOfOthersWith(store: Pick<SettingsStore, 'version'>, describeConflict: DescribeConflict) {
  return async function onTopOfOthers<Name extends SectionName, Result>(
    target: SectionWrite<Name>,
    attempt: (target: SectionWrite<Name>) => Promise<Result>,
  ): Promise<Result> {
    const { base, guildId, section } = target;
    try {
      return await attempt(target);
    } catch (error) {
      if (!(error instanceof StaleVersion) || base === undefined) throw error;

      const { version } = error;
      const partAt = async (number: number): Promise<unknown> => {
        const stored = await store.version({ guildId, section, version: number });
        return base.partOf(readSection(section, stored?.value));
      };
      const [seen, current] = await Promise.all([partAt(base.version), partAt(version)]);
      if (!isSame(seen, current)) throw await describeConflict({ guildId, section, version }, current ?? null);
      return onTopOfOthers({ ...target, base: { ...base, version } }, attempt);
    }
  };
}
