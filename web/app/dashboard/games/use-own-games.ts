import { gamesEndpoints } from '@perigee/core/games/endpoints';
import type { RoundGame } from '@perigee/core/games/names';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/use-api.ts';
import { useUser } from '../../lib/session/use-user.ts';

/** Before which round the first page stands: none. */
const NEWEST: string | null = null;

/** One's own rounds from the newest on, page after page; of one game, or of all where it is null. */
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
