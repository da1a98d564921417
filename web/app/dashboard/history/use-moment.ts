import { historyEndpoints } from '@perigee/core/history/endpoints';
import type { PastSection } from '@perigee/core/history/endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { m } from '#texts';
import { useSayUndoable } from '../components/undo/use-say-undoable.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { useGuild, useReloadGuild } from '../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';

/** What of the settings was otherwise at a moment (ISO 8601); nothing is asked for before one is chosen. */
export function useMoment(at: string | null) {
  const call = useApi();
  const { id } = useGuild();

  return useQuery({
    queryKey: ['history', id, 'moment', at],
    queryFn: () => call(historyEndpoints.moment, { params: { guildId: id }, query: { at: at ?? '' } }),
    enabled: at !== null,
    staleTime: 0,
  });
}

/** Brings sections back as they were at that moment; history and settings are read anew, also after a refusal. */
export function useRestoreMoment(at: string) {
  const call = useApi();
  const { id } = useGuild();
  const text = useText();
  const sayUndoable = useSayUndoable();
  const queryClient = useQueryClient();
  const reloadGuild = useReloadGuild();

  return useMutation({
    mutationFn: (chosen: readonly PastSection[]) => {
      const sections = chosen.map(({ section, versionNow }) => ({ section, versionNow }));
      return call(historyEndpoints.restoreMoment, { params: { guildId: id }, body: { at, sections } });
    },
    // What was brought back is gone from the page before a callback of its own would be called.
    onSuccess: ({ saved }) => sayUndoable(text(m.machine_restored, { count: saved.length }), saved),
    onSettled: () => Promise.all([queryClient.invalidateQueries({ queryKey: ['history', id] }), reloadGuild()]),
  });
}
