import { overviewEndpoints } from '@perigee/core/overview/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';

interface OverviewOptions {
  /** Only who manages the server may ask. */
  enabled?: boolean;
  /** How old the answer may be, in milliseconds. */
  staleTime?: number;
}

/** What is on in a server, when it last acted, and what keeps the bot from it. */
export function useOverview(guildId: string, { enabled = true, staleTime = 0 }: OverviewOptions = {}) {
  const call = useApi();
  return useQuery({
    queryKey: ['overview', guildId],
    queryFn: () => call(overviewEndpoints.read, { params: { guildId } }),
    enabled,
    staleTime,
  });
}
