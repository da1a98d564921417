import type { SectionName, SectionValues } from '@perigee/core/settings/sections';
import { onlyOnTopOf, type SectionWrite } from './based-change.ts';
import type { PrepareCheck } from './prepare-check.ts';
import type { SettingsStore } from './settings-store.ts';
import { readSection } from './assemble-settings.ts';
import { stage } from './stage-section.ts';

/**
 * What a change would store and what it would replace, checked as if it were stored, for those who must ask elsewhere first.
 * @throws AppError as the change does.
 */
export type Rehearse = <Name extends SectionName>(
  write: SectionWrite<Name>,
  change: (value: SectionValues[Name]) => SectionValues[Name],
) => Promise<{ before: SectionValues[Name]; value: SectionValues[Name] }>;

/** Everything of a change but the storing. */
export function rehearseWith(store: Pick<SettingsStore, 'list'>, prepareCheck: PrepareCheck): Rehearse {
  return async ({ section, base, ...author }, change) => {
    const [check, stored] = await Promise.all([prepareCheck(author), store.list(author.guildId)]);
    const current = stored.get(section) ?? { version: 0, value: null };
    const staged = stage(section, onlyOnTopOf(base, change), check);
    staged.next(current);
    return { before: readSection(section, current.value), value: staged.value() };
  };
}
