import { automodSiteEndpoints, type ExceptionOffer } from '@perigee/core/moderation/automod/site-endpoints';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { useSetCachedSettings, useGuild } from '../../lib/guilds/use-guild.ts';

/** The exceptions that would have left a hit's message alone, for the current rules. */
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

/** Creates one of the exceptions and updates the page with the new rules. */
export function useMakeException(hitId: string) {
  const call = useApi();
  const { id } = useGuild();
  const adopt = useSetCachedSettings();

  return useMutation({
    mutationFn: ({ rule, kind, value }: ExceptionOffer) =>
      call(automodSiteEndpoints.except, { params: { guildId: id, hitId }, body: { rule, kind, value } }),
    onSuccess: ({ version, value }) => adopt({ autoModeration: value, versions: { automod: version } }),
  });
}
