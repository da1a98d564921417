import { historyEndpoints } from '@perigee/core/setup/history/endpoints';
import type { SectionName } from '@perigee/core/community/settings/sections';
import { useQueryClient } from '@tanstack/react-query';
import { m } from '#texts';
import { errorCode } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { useGuild, useReloadGuild } from '../../lib/guilds/use-guild.ts';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';

/** One save, as the history knows it. */
export interface SavedVersion {
  section: SectionName;
  version: number;
}

/** The message shown after an undo or a redo, and the action offered next. */
interface Outcome {
  done: PlainMessage;
  offer: PlainMessage;
  next: () => Outcome;
}

const undone = (): Outcome => ({ done: m.undo_done, offer: m.redo, next: redone });
const redone = (): Outcome => ({ done: m.redo_done, offer: m.undo, next: undone });

/** The texts for refusals of an undo; other failures get the usual text. */
const REFUSED: Partial<Record<string, PlainMessage>> = { conflict: m.undo_conflict, invalid: m.undo_refused };

/**
 * Shows that something was saved, with an undo button; after the undo, a redo button, and so on. Only that save is
 * undone: what others have saved since is kept.
 */
export function useUndoableNotice(): (words: string, saved: readonly SavedVersion[]) => void {
  const text = useText();
  const call = useApi();
  const { id } = useGuild();
  const queryClient = useQueryClient();
  const reloadGuild = useReloadGuild();

  const takeBack = async (saved: readonly SavedVersion[], { done, offer, next }: Outcome) => {
    const undoing: SavedVersion[] = [];
    try {
      for (const { section, version } of saved) {
        const reply = await call(historyEndpoints.undo, { params: { guildId: id, section, version: String(version) } });
        undoing.push({ section, version: reply.version });
      }
      showUndoable(text(done), undoing, offer, next());
    } catch (error) {
      const refused = REFUSED[errorCode(error)];
      notify('error', refused === undefined ? errorText(text, error) : text(refused));
    }
    await Promise.all([reloadGuild(), queryClient.invalidateQueries({ queryKey: ['history', id] })]);
  };

  const showUndoable = (words: string, saved: readonly SavedVersion[], offer: PlainMessage, outcome: Outcome) =>
    notify('success', words, { label: text(offer), run: () => void takeBack(saved, outcome) });

  return (words, saved) => showUndoable(words, saved, m.undo, undone());
}
