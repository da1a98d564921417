import { SECTIONS } from '@perigee/core/settings/sections';
import { readSection } from './assemble-settings.ts';
import type { PrepareCheck, SettingsService } from './settings-service.ts';
import type { SettingsStore } from './settings-store.ts';

/** Everything of a change but the storing. */
export function rehearseWith(
  store: Pick<SettingsStore, 'list'>,
  prepareCheck: PrepareCheck,
): SettingsService['rehearse'] {
  return async (target, change) => {
    const { section, guildId } = target;
    const check = await prepareCheck(target);
    const before = readSection(section, (await store.list(guildId)).get(section)?.value);
    const value = SECTIONS[section].normalise(change(before));
    check({ value, before });
    return { before, value };
  };
}
