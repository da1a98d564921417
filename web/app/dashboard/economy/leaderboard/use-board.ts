import { leaderboardEndpoints } from '@perigee/core/economy/leaderboard/endpoints';
import { RANKS_AGE_MS } from '@perigee/core/economy/leaderboard/schema';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/api/send.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { useSite } from '../../../lib/site/use-site.ts';
import type { BoardView } from './board-address.ts';

/** The root of every query key of a guild's leaderboard, for invalidation. */
export const boardKey = (guildId: string) => ['leaderboard', guildId] as const;

const toQuery = ({ page, sort, period }: BoardView) => ({ page: String(page), sort, period });

/** One page for a member; the previous page stays until it has loaded. */
export function useBoard(guildId: string, userId: string, view: BoardView) {
  const call = useApi();

  return useQuery({
    queryKey: [...boardKey(guildId), 'board', userId, view],
    queryFn: () => call(leaderboardEndpoints.board, { params: { guildId }, query: toQuery(view) }),
    placeholderData: keepPreviousData,
    staleTime: RANKS_AGE_MS,
  });
}

/** One page for the public. */
export function usePublicBoard(guildId: string, view: BoardView) {
  const { apiUrl } = useSite();

  return useQuery({
    queryKey: [...boardKey(guildId), 'public', view],
    queryFn: () =>
      send(apiUrl, leaderboardEndpoints.publicBoard, { params: { guildId }, query: toQuery(view) }, (url, init) =>
        fetch(url, init),
      ),
    placeholderData: keepPreviousData,
    staleTime: RANKS_AGE_MS,
  });
}

/** Members whose name begins with this text; no request for an empty text. */
export function useBoardSearch(guildId: string, text: string, { sort, period }: BoardView) {
  const call = useApi();

  return useQuery({
    queryKey: [...boardKey(guildId), 'search', text, sort, period],
    queryFn: async () => {
      const leaders = await call(leaderboardEndpoints.search, { params: { guildId }, query: { text, sort, period } });
      return { sort, period, leaders };
    },
    enabled: text !== '',
    placeholderData: (before) => (text === '' ? undefined : before),
    staleTime: RANKS_AGE_MS,
  });
}

/** Refetches everything about the leaderboard, including members. */
export function useReloadBoard(guildId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: boardKey(guildId) }),
      queryClient.invalidateQueries({ queryKey: ['statement', guildId] }),
    ]);
  };
}
