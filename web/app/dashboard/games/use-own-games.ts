import { gamesEndpoints } from '@perigee/core/games/endpoints';
import type { RoundGame } from '@perigee/core/games/names';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/use-api.ts';
import { useUser } from '../../lib/session/use-user.ts';

/** The cursor of the first page. */
const NEWEST: string | null = null;

/** The person's own rounds, newest first, page by page; of one game, or of all if it is null. */
export function useOwnGames(guildId: string, game: RoundGame | null) {
  const call = useApi();
  const { id } = useUser();

  return useInfiniteQuery({
    queryKey: ['own games', id, guildId, game],
    queryFn: ({ pageParam }) =>
      call(gamesEndpoints.own, {
        params: { guildId },
        query: { ...(game !== null && { game }), ...(pageParam !== null && { before: pageParam }) },
      }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
