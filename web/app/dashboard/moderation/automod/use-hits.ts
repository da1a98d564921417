import { raidEndpoints } from '@perigee/core/moderation/automod/raid-endpoints';
import { automodSiteEndpoints } from '@perigee/core/moderation/automod/site-endpoints';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import type { HitView } from './hit-address.ts';

/** How often the list is refetched while a message is being restored, in milliseconds. */
const RESTORING_MS = 1_500;

/** The cursor of the first page. */
const NEWEST: string | null = null;

/** What automoderation did, newest first, page by page. */
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
    // Shows a restored message as soon as it is posted.
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ hits }) => hits.some(({ restoring }) => restoring === 'waiting')) === true
        ? RESTORING_MS
        : false,
  });
}

/** Ends a raid early. The list is refetched, whether the call succeeds or fails. */
export function useEndRaid(raidId: string) {
  const call = useApi();
  const queryClient = useQueryClient();
  const { id } = useGuild();

  return useMutation({
    mutationFn: () => call(raidEndpoints.undo, { params: { guildId: id, raidId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['automodHits', id] }),
  });
}

/** The punishments that followed from a hit, as of now. */
export function useUndoing(hitId: string) {
  const call = useApi();
  const { id } = useGuild();

  return useQuery({
    queryKey: ['automodUndoing', id, hitId],
    queryFn: () => call(automodSiteEndpoints.undoing, { params: { guildId: id, hitId } }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Takes back the consequences of a hit. The list is refetched, whether the call succeeds or fails. */
export function useMarkWrong(hitId: string) {
  const call = useApi();
  const queryClient = useQueryClient();
  const { id } = useGuild();

  return useMutation({
    mutationFn: () => call(automodSiteEndpoints.wrong, { params: { guildId: id, hitId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['automodHits', id] }),
  });
}
