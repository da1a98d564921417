import { casesEndpoints } from '@perigee/core/moderation/cases/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useApi } from '../../../lib/api/use-api.ts';
import { useUser } from '../../../lib/session/use-user.ts';

/** The server in the address. */
export function useGuildId(): string {
  const { guildId = '' } = useParams();
  return guildId;
}

/** The root of every query key of a server's cases. */
export function useCasesKey(): readonly unknown[] {
  const { id } = useUser();
  return ['cases', id, useGuildId()];
}

/** The server's name, and the types of cases this person may change; also for people who may not see its settings. */
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
