import { overviewEndpoints } from '@perigee/core/setup/overview/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';

interface OverviewOptions {
  /** Only managers of the server may request it. */
  enabled?: boolean;
  /** How old a cached answer may be, in milliseconds. */
  staleTime?: number;
}

/** Which features of a server are on, when each last acted, and what prevents the bot from working. */
export function useOverview(guildId: string, { enabled = true, staleTime = 0 }: OverviewOptions = {}) {
  const call = useApi();
  return useQuery({
    queryKey: ['overview', guildId],
    queryFn: () => call(overviewEndpoints.read, { params: { guildId } }),
    enabled,
    staleTime,
  });
}
