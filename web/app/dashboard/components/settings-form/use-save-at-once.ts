import { nestedValue, sectionIfIn } from '@perigee/core/community/settings/nested-sections';
import type { SectionName, SectionValues } from '@perigee/core/community/settings/sections';
import { versionOf } from '@perigee/core/community/guilds/section-version';
import { useMutation } from '@tanstack/react-query';
import { m } from '#texts';
import { errorText } from '../../../lib/api/error-text.ts';
import { useSetCachedSettings, useGuild, useReloadGuild, useSettingsNow } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import { useUndoableNotice } from '../undo/use-undoable-notice.ts';
import { type SavedSection, useSendSection } from './use-send-section.ts';

interface SaveAtOnceOptions {
  /** Shows a failure, in place of the notice at the edge of the page. */
  onFailure?: ((error: Error) => void) | undefined;
}

/**
 * Saves a section on every change. The page shows it at once and reverts it when the save fails; saves run one after
 * another, so that the last click is also the last to arrive.
 */
export function useSaveAtOnce<Name extends SectionName>(
  section: SavedSection<Name>,
  { onFailure }: SaveAtOnceOptions = {},
) {
  const { name } = section;
  const text = useText();
  const showUndoable = useUndoableNotice();
  const send = useSendSection(section);
  const { id } = useGuild();
  const settingsNow = useSettingsNow();
  const adopt = useSetCachedSettings();
  const reloadGuild = useReloadGuild();
  const show = (value: SectionValues[Name]) => adopt({ ...nestedValue(name, value), versions: {} });

  return useMutation({
    scope: { id: `${name} ${id}` },
    mutationFn: (value: SectionValues[Name]) => send(value, versionOf(settingsNow().versions, name)),
    onMutate: (value) => {
      const before = sectionIfIn(settingsNow(), name);
      show(value);
      return before;
    },
    onSuccess: ({ version, value }) => {
      adopt({ ...nestedValue(name, value), versions: { [name]: version } });
      showUndoable(text(m.form_saved), [{ section: name, version }]);
    },
    onError: (error, _value, before) => {
      if (before !== undefined && before !== null) show(before);
      if (onFailure === undefined) notify('error', errorText(text, error));
      else onFailure(error);
      void reloadGuild();
    },
  });
}
