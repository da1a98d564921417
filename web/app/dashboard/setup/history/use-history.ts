import { historyEndpoints } from '@perigee/core/setup/history/endpoints';
import type { SectionName } from '@perigee/core/community/settings/sections';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { useGuild, useReloadGuild } from '../../lib/guilds/use-guild.ts';

export interface HistoryFilters {
  section: SectionName | null;
  /** The id of the user who saved. */
  savedBy: string | null;
}

/** The cursor of the first page. */
const NEWEST: string | null = null;

/** The guild's saves, newest first, page by page. */
export function useHistory({ section, savedBy }: HistoryFilters) {
  const call = useApi();
  const { id } = useGuild();

  return useInfiniteQuery({
    queryKey: ['history', id, section, savedBy],
    queryFn: ({ pageParam }) =>
      call(historyEndpoints.list, {
        params: { guildId: id },
        query: {
          ...(section !== null && { section }),
          ...(savedBy !== null && { savedBy }),
          ...(pageParam !== null && { before: pageParam }),
        },
      }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** Restores an earlier version; history and settings are then refetched. */
export function useRestore() {
  const call = useApi();
  const { id } = useGuild();
  const queryClient = useQueryClient();
  const reloadGuild = useReloadGuild();

  return useMutation({
    mutationFn: ({ section, version }: { section: SectionName; version: number }) =>
      call(historyEndpoints.restore, { params: { guildId: id, section, version: String(version) } }),
    onSuccess: () => Promise.all([queryClient.invalidateQueries({ queryKey: ['history', id] }), reloadGuild()]),
  });
}
