import { automodSiteEndpoints } from '@perigee/core/automod/site-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';

/** How often each rule fired on each of the last seven days. */
export function useRuleCounts() {
  const call = useApi();
  const { id } = useGuild();

  return useQuery({
    queryKey: ['automodCounts', id],
    queryFn: () => call(automodSiteEndpoints.counts, { params: { guildId: id } }),
    staleTime: 30_000,
  });
}
