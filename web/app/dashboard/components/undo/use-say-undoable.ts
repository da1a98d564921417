import { historyEndpoints } from '@perigee/core/history/endpoints';
import type { SectionName } from '@perigee/core/settings/sections';
import { useQueryClient } from '@tanstack/react-query';
import { m } from '#texts';
import { errorCode } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { useGuild, useReloadGuild } from '../../lib/guilds/use-guild.ts';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { say } from '../../../lib/snackbar/snackbar-store.ts';

/** One save, as the history knows it. */
export interface SavedVersion {
  section: SectionName;
  version: number;
}

/** What is said and offered once a change was taken back, or done again. */
interface Outcome {
  done: PlainMessage;
  offer: PlainMessage;
  next: () => Outcome;
}

const undone = (): Outcome => ({ done: m.undo_done, offer: m.redo, next: redone });
const redone = (): Outcome => ({ done: m.redo_done, offer: m.undo, next: undone });

/** What a refusal means here; whatever else went wrong is said as everywhere. */
const REFUSED: Partial<Record<string, PlainMessage>> = { conflict: m.undo_conflict, invalid: m.undo_refused };

/**
 * Says that something was saved, with a button that takes it back; and that again with one that does it again. Only what
 * was saved is taken back: what others saved since stays.
 */
export function useSayUndoable(): (words: string, saved: readonly SavedVersion[]) => void {
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
      sayUndoable(text(done), undoing, offer, next());
    } catch (error) {
      const refused = REFUSED[errorCode(error)];
      say('bad', refused === undefined ? errorText(text, error) : text(refused));
    }
    await Promise.all([reloadGuild(), queryClient.invalidateQueries({ queryKey: ['history', id] })]);
  };

  const sayUndoable = (words: string, saved: readonly SavedVersion[], offer: PlainMessage, outcome: Outcome) =>
    say('good', words, { label: text(offer), run: () => void takeBack(saved, outcome) });

  return (words, saved) => sayUndoable(words, saved, m.undo, undone());
}
