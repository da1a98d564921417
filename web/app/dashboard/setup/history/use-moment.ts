import { historyEndpoints, type PastSection } from '@perigee/core/setup/history/endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { m } from '#texts';
import { useUndoableNotice } from '../../components/undo/use-undoable-notice.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { useGuild, useReloadGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';

/** The sections that differed at a moment (ISO 8601); no request until one is chosen. */
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

/** Restores sections as they were at that moment; history and settings are refetched, even after a refusal. */
export function useRestoreMoment(at: string) {
  const call = useApi();
  const { id } = useGuild();
  const text = useText();
  const showUndoable = useUndoableNotice();
  const queryClient = useQueryClient();
  const reloadGuild = useReloadGuild();

  return useMutation({
    mutationFn: (chosen: readonly PastSection[]) => {
      const sections = chosen.map(({ section, versionNow }) => ({ section, versionNow }));
      return call(historyEndpoints.restoreMoment, { params: { guildId: id }, body: { at, sections } });
    },
    // In the mutation itself: the restored card is unmounted before a callback passed to `mutate` would run.
    onSuccess: ({ saved }) => showUndoable(text(m.machine_restored, { count: saved.length }), saved),
    onSettled: () => Promise.all([queryClient.invalidateQueries({ queryKey: ['history', id] }), reloadGuild()]),
  });
}
