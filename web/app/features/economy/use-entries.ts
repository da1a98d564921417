import { isSameName, nameInPath } from '@perigee/core/names/name-key';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../lib/api/use-api.ts';
import { useAdoptSettings, useGuild, useReloadGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { say } from '../../lib/snackbar/snackbar-store.ts';
import type { EntryKind, Named } from './entry-kind.ts';

interface EntryRemoval {
  name: string;
  /** The list's version when the person saw the entry; a new one has none. */
  baseVersion: number;
}

interface EntrySave<Entry> extends Omit<EntryRemoval, 'name'> {
  /** What it was called so far; null for a new one. */
  name: string | null;
  entry: Entry;
}

/** The entries of a list, and what can be done with them. */
export function useEntries<Entry extends Named>(kind: EntryKind<Entry>) {
  const text = useText();
  const call = useApi();
  const { id, settings } = useGuild();
  const adoptSettings = useAdoptSettings();
  const entries = kind.entriesOf(settings);

  const adopt = (next: Entry[], version: number) =>
    adoptSettings({ ...kind.toSettings(next), versions: { [kind.section]: version } });
  // Others may have been at the same list: what the server has is asked for, whatever the answer was.
  const onSettled = useReloadGuild();

  const save = useMutation({
    mutationFn: ({ name, entry, baseVersion }: EntrySave<Entry>) =>
      name === null
        ? kind.create(call, id, entry)
        : kind.update(call, { guildId: id, name: nameInPath(name), baseVersion }, entry),
    onSuccess: ({ version, value: stored }, { name }) => {
      const isChanged = (other: Entry) => name !== null && isSameName(other.name, name);
      adopt(name === null ? [...entries, stored] : entries.map((old) => (isChanged(old) ? stored : old)), version);
      say('good', text(kind.texts.saved, { name: stored.name }));
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
      say('good', text(kind.texts.removed, { name }));
    },
    onSettled,
  });

  return { entries, save, remove };
}
