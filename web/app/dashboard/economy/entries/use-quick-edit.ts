import { isSameName } from '@perigee/core/base/names/name-key';
import { isSame } from '@perigee/core/base/sections/is-same';
import { versionOf } from '@perigee/core/community/guilds/section-version';
import { resolveFields } from '../../components/settings-form/errors/resolve-fields.ts';
import { useSettingsNow } from '../../lib/guilds/use-guild.ts';
import type { EconomyEntryKind, Named } from './entry-kind.ts';
import { useEconomyEntries } from './use-entries.ts';

interface QuickEdit<Entry> {
  /** The errors of the changed entry, by dotted path. */
  problemsOf(changed: Entry): Record<string, string>;
  /** Rejects with the reason it was not saved. */
  save(changed: Entry): Promise<unknown>;
}

/** Edits one field of an entry on its card. */
export function useQuickEdit<Entry extends Named>(kind: EconomyEntryKind<Entry>, entry: Entry): QuickEdit<Entry> {
  const settingsNow = useSettingsNow();
  const { entries, save } = useEconomyEntries(kind);
  const fieldsOf = resolveFields(kind.schema);

  return {
    problemsOf(changed) {
      const isTaken = entries.some((other) => other.name !== entry.name && isSameName(other.name, changed.name));
      return { ...(isTaken && { name: kind.takenCode }), ...fieldsOf(changed) };
    },
    async save(changed) {
      if (isSame(changed, entry)) return;
      const baseVersion = versionOf(settingsNow().versions, kind.section);
      await save.mutateAsync({ name: entry.name, entry: changed, baseVersion });
    },
  };
}
