import { onlyOnTopOf } from './based-change.ts';
import type { PrepareCheck } from './prepare-check.ts';
import type { SettingsService } from './settings-service.ts';
import type { SettingsStore } from './settings-store.ts';
import { readSection } from './assemble-settings.ts';
import { stage } from './stage-section.ts';

/** Everything of a change but the storing. */
export function rehearseWith(
  store: Pick<SettingsStore, 'list'>,
  prepareCheck: PrepareCheck,
): SettingsService['rehearse'] {
  return async ({ section, base, ...author }, change) => {
    const [check, stored] = await Promise.all([prepareCheck(author), store.list(author.guildId)]);
    const current = stored.get(section) ?? { version: 0, value: null };
    const staged = stage(section, onlyOnTopOf(base, change), check);
    staged.next(current);
    return { before: readSection(section, current.value), value: staged.value() };
  };
}
