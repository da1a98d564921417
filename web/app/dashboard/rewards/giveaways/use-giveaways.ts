import { giveawaysEndpoints } from '@perigee/core/rewards/giveaways/endpoints';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';

/** How often open giveaways are refetched, in milliseconds: members enter and ends approach. */
const REFRESH_MS = 15_000;

/** How often a giveaway about to be drawn is refetched, in milliseconds. */
const DRAWING_MS = 1_500;

/** The root of every query key of a server's giveaways. */
export function useGiveawaysKey(): readonly unknown[] {
  const { id } = useGuild();
  return ['giveaways', id];
}

/** Giveaways that are running, paused or drafts. */
export function useOpenGiveaways() {
  const call = useApi();
  const { id } = useGuild();
  const key = useGiveawaysKey();

  return useQuery({
    queryKey: [...key, 'open'],
    queryFn: () => call(giveawaysEndpoints.open, { params: { guildId: id } }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
}

/** The cursor of the first page. */
const NEWEST: string | null = null;

/** Giveaways that are over, page by page. */
export function usePastGiveaways() {
  const call = useApi();
  const { id } = useGuild();
  const key = useGiveawaysKey();

  return useInfiniteQuery({
    queryKey: [...key, 'past'],
    queryFn: ({ pageParam }) =>
      call(giveawaysEndpoints.past, {
        params: { guildId: id },
        query: { ...(pageParam !== null && { before: pageParam }) },
      }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** One giveaway, with everybody who was drawn. */
export function useGiveaway(giveawayId: string) {
  const call = useApi();
  const { id } = useGuild();
  const key = useGiveawaysKey();

  return useQuery({
    queryKey: [...key, 'one', giveawayId],
    queryFn: () => call(giveawaysEndpoints.read, { params: { guildId: id, id: giveawayId } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined || data.state !== 'running') return false;
      const isDue = data.endsAt !== null && Date.parse(data.endsAt) <= Date.now();
      return isDue ? DRAWING_MS : REFRESH_MS;
    },
  });
}

/** Who entered, page by page. */
export function useEntrants(giveawayId: string) {
  const call = useApi();
  const { id } = useGuild();
  const key = useGiveawaysKey();

  return useInfiniteQuery({
    queryKey: [...key, 'entrants', giveawayId],
    queryFn: ({ pageParam }) =>
      call(giveawaysEndpoints.entrants, {
        params: { guildId: id, id: giveawayId },
        query: { ...(pageParam !== null && { after: pageParam }) },
      }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** How entries came in over time. */
export function useGiveawayStatistics(giveawayId: string) {
  const call = useApi();
  const { id } = useGuild();
  const key = useGiveawaysKey();

  return useQuery({
    queryKey: [...key, 'statistics', giveawayId],
    queryFn: () => call(giveawaysEndpoints.statistics, { params: { guildId: id, id: giveawayId } }),
    staleTime: 0,
  });
}
