import { placementEndpoints } from '@perigee/core/boost/placement-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';

/** By whom a server is boosted, and what is inactive in it without. */
export function useGuildBoost(guildId: string) {
  const call = useApi();

  return useQuery({
    queryKey: ['guild-boost', guildId],
    queryFn: () => call(placementEndpoints.ofGuild, { params: { guildId } }),
    staleTime: 0,
  });
}
