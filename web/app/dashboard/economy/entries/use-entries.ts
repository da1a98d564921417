import { isSameName, nameInPath } from '@perigee/core/base/names/name-key';
import { useMutation } from '@tanstack/react-query';
import { useUndoableNotice } from '../../components/undo/use-undoable-notice.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { useSetCachedSettings, useGuild, useReloadGuild } from '../../lib/guilds/use-guild.ts';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import type { EconomyEntryKind, Named } from './entry-kind.ts';

interface EntryRemoval {
  name: string;
  /** The list's version when the person saw the entry; a new one has none. */
  baseVersion: number;
}

interface EntrySave<Entry> extends Omit<EntryRemoval, 'name'> {
  /** Its name before the edit; null for a new entry. */
  name: string | null;
  entry: Entry;
}

/** The entries of a list, and the actions on a single one. */
export function useEconomyEntries<Entry extends Named>(kind: EconomyEntryKind<Entry>) {
  const text = useText();
  const call = useApi();
  const { id } = useGuild();
  const settings = useTabSettings('economy');
  const adoptSettings = useSetCachedSettings();
  const showUndoable = useUndoableNotice();
  const entries = kind.entriesOf(settings);
  const { section } = kind;

  const adopt = (next: Entry[], version: number) =>
    adoptSettings({ ...kind.toSettings(next), versions: { [section]: version } });
  // Others may have edited the same list, so it is reloaded whether the save succeeds or fails.
  const onSettled = useReloadGuild();

  const save = useMutation({
    mutationFn: ({ name, entry, baseVersion }: EntrySave<Entry>) =>
      name === null
        ? kind.create(call, id, entry)
        : kind.update(call, { guildId: id, name: nameInPath(name), baseVersion }, entry),
    onSuccess: ({ version, value: stored }, { name }) => {
      const isChanged = (other: Entry) => name !== null && isSameName(other.name, name);
      adopt(name === null ? [...entries, stored] : entries.map((old) => (isChanged(old) ? stored : old)), version);
      showUndoable(text(kind.texts.saved, { name: stored.name }), [{ section, version }]);
    },
    onSettled,
  });

  const remove = useMutation({
    mutationFn: ({ name, baseVersion }: EntryRemoval) =>
      kind.remove(call, { guildId: id, name: nameInPath(name), baseVersion }),
    onSuccess: ({ version }, { name }) => {
      adopt(
        entries.filter((entry) => entry.name !== name),
        version,
      );
      showUndoable(text(kind.texts.removed, { name }), [{ section, version }]);
    },
    onSettled,
  });

  return { entries, save, remove };
}
