import { automodSiteEndpoints, type ExceptionOffer } from '@perigee/core/automod/site-endpoints';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/use-api.ts';
import { useAdoptSettings, useGuild } from '../lib/guilds/use-guild.ts';

/** Exceptions that would have left a hit's message alone, as they are now. */
export function useOffers(hitId: string) {
  const call = useApi();
  const { id } = useGuild();

  return useQuery({
    queryKey: ['automodOffers', id, hitId],
    queryFn: () => call(automodSiteEndpoints.offers, { params: { guildId: id, hitId } }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Makes one of them, and lets the page know the rules as they are then. */
export function useMakeException(hitId: string) {
  const call = useApi();
  const { id } = useGuild();
  const adopt = useAdoptSettings();

  return useMutation({
    mutationFn: ({ rule, kind, value }: ExceptionOffer) =>
      call(automodSiteEndpoints.except, { params: { guildId: id, hitId }, body: { rule, kind, value } }),
    onSuccess: ({ version, value }) => adopt({ autoModeration: value, versions: { automod: version } }),
  });
}
