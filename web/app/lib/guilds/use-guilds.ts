import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/use-api.ts';
import { useUser } from '../session/use-user.ts';

/** The person's guilds. A list of one or none is fetched again on each visit (docs/rules/pages.md#user-page). */
export function useGuilds() {
  const call = useApi();
  const { id } = useUser();

  return useQuery({
    queryKey: ['guilds', id],
    queryFn: () => call(guildsEndpoints.list, {}),
    refetchOnMount: ({ state }) => (state.data !== undefined && state.data.length <= 1 ? 'always' : true),
  });
}

/**
 * Fetches the person's guilds from the platform again and replaces the list. Rejects when the platform cannot be
 * reached.
 */
export function useRefreshGuilds(): () => Promise<unknown> {
  const call = useApi();
  const { id } = useUser();
  const queryClient = useQueryClient();

  return () =>
    queryClient.fetchQuery({
      queryKey: ['guilds', id],
      queryFn: () => call(guildsEndpoints.list, {}, { fresh: true }),
      staleTime: 0,
    });
}
