import { isSameName, nameInPath } from '@perigee/core/names/name-key';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api/use-api.ts';
import { useAdoptSettings, useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { useUser } from '../../lib/session/use-user.ts';
import { say } from '../../lib/snackbar/snackbar-store.ts';
import type { EntryKind, Named } from './entry-kind.ts';

/** The entries of a list, and what can be done with them. */
export function useEntries<Entry extends Named>(kind: EntryKind<Entry>) {
  const text = useText();
  const call = useApi();
  const user = useUser();
  const queryClient = useQueryClient();
  const { id, settings } = useGuild();
  const adoptSettings = useAdoptSettings();
  const entries = kind.entriesOf(settings);

  const adopt = (next: Entry[], version: number) =>
    adoptSettings({ ...kind.toSettings(next), versions: { [kind.section]: version } });
  // Others may have been at the same list: what the server has is asked for once more, whatever the answer was.
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['guild', user.id, id] });

  const save = useMutation({
    mutationFn: ({ name, entry }: { name: string | null; entry: Entry }) =>
      name === null ? kind.create(call, id, entry) : kind.update(call, id, nameInPath(name), entry),
    onSuccess: ({ version }, { name, entry }) => {
      const stored = { ...entry, name: entry.name.trim() };
      const isChanged = (other: Entry) => name !== null && isSameName(other.name, name);
      adopt(name === null ? [...entries, stored] : entries.map((old) => (isChanged(old) ? stored : old)), version);
      say('good', text(kind.texts.saved, { name: stored.name }));
    },
    onSettled,
  });

  const remove = useMutation({
    mutationFn: (name: string) => kind.remove(call, id, nameInPath(name)),
    onSuccess: ({ version }, name) => {
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
