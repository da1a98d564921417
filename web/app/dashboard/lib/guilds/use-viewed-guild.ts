import { casesEndpoints } from '@perigee/core/cases/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useApi } from '../../../lib/api/use-api.ts';
import { useUser } from '../../../lib/session/use-user.ts';

/** The server in the address. */
export function useGuildId(): string {
  const { guildId = '' } = useParams();
  return guildId;
}

/** Where everything is kept that is known of a server's cases. */
export function useCasesKey(): readonly unknown[] {
  const { id } = useUser();
  return ['cases', id, useGuildId()];
}

/** What the server is called, and of which types this person may change cases: also for who may not see its settings. */
export function useViewedGuild() {
  const call = useApi();
  const guildId = useGuildId();
  const key = useCasesKey();

  return useQuery({
    queryKey: [...key, 'guild'],
    queryFn: () => call(casesEndpoints.guild, { params: { guildId } }),
    staleTime: 60_000,
  });
}
