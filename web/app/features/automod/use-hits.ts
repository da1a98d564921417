import { automodSiteEndpoints } from '@perigee/core/automod/site-endpoints';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api/use-api.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import type { HitView } from './hit-address.ts';

/** Behind which hit the first page stands: none. */
const NEWEST: string | null = null;

/** What automoderation did, from the newest on, page after page. */
export function useHits(view: HitView) {
  const call = useApi();
  const { id } = useGuild();

  return useInfiniteQuery({
    queryKey: ['automodHits', id, view],
    queryFn: ({ pageParam }) =>
      call(automodSiteEndpoints.hits, {
        params: { guildId: id },
        query: { ...view, ...(pageParam !== null && { before: pageParam }) },
      }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Ends a raid before its time. Whatever comes of it, the list is asked for anew. */
export function useEndRaid(raidId: string) {
  const call = useApi();
  const queryClient = useQueryClient();
  const { id } = useGuild();

  return useMutation({
    mutationFn: () => call(automodSiteEndpoints.endRaid, { params: { guildId: id, raidId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['automodHits', id] }),
  });
}

/** Takes back what followed from a hit. Whatever comes of it, the list is asked for anew. */
export function useMarkWrong(hitId: string) {
  const call = useApi();
  const queryClient = useQueryClient();
  const { id } = useGuild();

  return useMutation({
    mutationFn: () => call(automodSiteEndpoints.wrong, { params: { guildId: id, hitId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['automodHits', id] }),
  });
}
