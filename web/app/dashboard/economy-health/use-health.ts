import { economyHealthEndpoints } from '@perigee/core/economy-health/endpoints';
import type { HealthPeriod } from '@perigee/core/economy-health/periods';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/use-api.ts';
import { useGuild } from '../lib/guilds/use-guild.ts';

/** How the economy is doing; what was shown stays while another period is on its way. */
export function useHealth(period: HealthPeriod) {
  const call = useApi();
  const { id } = useGuild();

  return useQuery({
    queryKey: ['economyHealth', id, period],
    queryFn: () => call(economyHealthEndpoints.read, { params: { guildId: id }, query: { period } }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
