import { copyName } from '@perigee/core/economy/lists/copy-name';
import { type Copy, listsEndpoints } from '@perigee/core/economy/lists/endpoints';
import { reorder } from '@perigee/core/economy/lists/reorder';
import { versionOf } from '@perigee/core/community/guilds/section-version';
import { useMutation } from '@tanstack/react-query';
import { m } from '#texts';
import { inlineErrorText } from '../../components/inline-edit/inline-error-text.ts';
import { useUndoableNotice } from '../../components/undo/use-undoable-notice.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { useSetCachedSettings, useGuild, useReloadGuild } from '../../lib/guilds/use-guild.ts';
import { useTabSettingsNow } from '../../lib/guilds/use-tab-settings.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import type { EconomyEntryKind, Named } from './entry-kind.ts';

/** Shared by the actions on several entries: the current list, and how it is saved and shown. */
function useListNow<Entry extends Named>(kind: EconomyEntryKind<Entry>) {
  const call = useApi();
  const { id } = useGuild();
  const settingsNow = useTabSettingsNow('economy');
  const adoptSettings = useSetCachedSettings();
  const onSettled = useReloadGuild();
  const { section } = kind;
  const params = { guildId: id, list: section };
  const entriesNow = () => kind.entriesOf(settingsNow());
  const base = () => ({ baseVersion: versionOf(settingsNow().versions, section) });
  const show = (entries: Entry[], version?: number) =>
    adoptSettings({ ...kind.toSettings(entries), versions: version === undefined ? {} : { [section]: version } });

  return { call, params, entriesNow, base, show, onSettled };
}

/** Copies several entries or removes them, each in one save. */
export function useSeveral<Entry extends Named>(kind: EconomyEntryKind<Entry>) {
  const text = useText();
  const showUndoable = useUndoableNotice();
  const { call, params, entriesNow, base, show, onSettled } = useListNow(kind);
  const { section } = kind;

  const copy = useMutation({
    mutationFn: (names: readonly string[]) =>
      call(listsEndpoints.copy, { params, body: { copies: copiesOf(names, entriesNow()) } }, base()),
    onSuccess: ({ version }, names) =>
      showUndoable(text(m.entries_copied, { count: names.length }), [{ section, version }]),
    onError: (error) => notify('error', inlineErrorText(text, error)),
    onSettled,
  });

  const remove = useMutation({
    mutationFn: (names: readonly string[]) =>
      call(listsEndpoints.remove, { params, body: { names: [...names] } }, base()),
    onSuccess: ({ version }, names) => {
      show(
        entriesNow().filter(({ name }) => !names.includes(name)),
        version,
      );
      showUndoable(text(m.entries_removed, { count: names.length }), [{ section, version }]);
    },
    onSettled,
  });

  return { copy, remove };
}

/** Reorders the entries of a list; the order is shown at once and reverted if the save fails. */
export function useOrder<Entry extends Named>(kind: EconomyEntryKind<Entry>) {
  const text = useText();
  const showUndoable = useUndoableNotice();
  const { call, params, entriesNow, base, show, onSettled } = useListNow(kind);
  const { section } = kind;

  return useMutation({
    scope: { id: `order ${section} ${params.guildId}` },
    mutationFn: (names: string[]) => call(listsEndpoints.order, { params, body: { names } }, base()),
    onMutate: (names) => {
      const before = [...entriesNow()];
      show(reorder(before, names));
      return before;
    },
    onSuccess: ({ version }) => {
      show([...entriesNow()], version);
      showUndoable(text(m.sort_saved), [{ section, version }]);
    },
    onError: (error, _names, before) => {
      if (before !== undefined) show(before);
      notify('error', inlineErrorText(text, error));
    },
    onSettled,
  });
}

/** Gives each copy a name that no entry and no other copy has. */
function copiesOf(names: readonly string[], entries: readonly Named[]): Copy[] {
  const taken = entries.map(({ name }) => name);
  return names.map((of) => {
    const name = copyName(of, taken);
    taken.push(name);
    return { of, name };
  });
}
