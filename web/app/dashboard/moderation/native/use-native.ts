import { nativeEndpoints, type NativeState } from '@perigee/core/moderation/automod/native/endpoints';
import type { NativeRuleKey } from '@perigee/core/moderation/automod/native/native-rule';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useIsPainted } from '../../lib/rendering/use-is-painted.ts';

/** How often rules being mirrored are polled, in milliseconds. */
const POLL_MS = 1_000;

const keyOf = (guildId: string) => ['automodNative', guildId];

/** The state of the rules in the platform's own filter; refetched after every save that could change it. */
export function useNativeStates(): readonly NativeState[] {
  const call = useApi();
  const { id, settings } = useGuild();
  const { automod = 0, moderation = 0, general = 0 } = settings.versions;

  const { data = [] } = useQuery({
    queryKey: [...keyOf(id), automod, moderation, general],
    enabled: useIsPainted(),
    queryFn: () => call(nativeEndpoints.read, { params: { guildId: id } }),
    refetchInterval: ({ state: { data: states } }) =>
      states?.some(({ state }) => state === 'pending') === true ? POLL_MS : false,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return data;
}

/** Mirrors a rule to the platform again. */
export function useRestoreNative() {
  const call = useApi();
  const queryClient = useQueryClient();
  const { id } = useGuild();

  return useMutation({
    mutationFn: (rule: NativeRuleKey) => call(nativeEndpoints.restore, { params: { guildId: id, rule } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(id) }),
  });
}
