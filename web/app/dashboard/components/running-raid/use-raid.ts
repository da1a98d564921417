import { raidEndpoints } from '@perigee/core/moderation/automod/raid-endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';

/** How often the raid is polled, in milliseconds: during a raid, and without one. */
const RUNNING_MS = 3_000;
const QUIET_MS = 30_000;

/** The raid in progress, if any. */
export function useRaid() {
  const call = useApi();
  const { id } = useGuild();

  return useQuery({
    queryKey: ['automodRaid', id],
    queryFn: () => call(raidEndpoints.running, { params: { guildId: id } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.raid ? RUNNING_MS : QUIET_MS),
  });
}

/** Ends a raid early. The raid is refetched, whether the call succeeds or fails. */
export function useUndoRaid(raidId: string) {
  const call = useApi();
  const queryClient = useQueryClient();
  const { id } = useGuild();

  return useMutation({
    mutationFn: () => call(raidEndpoints.undo, { params: { guildId: id, raidId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['automodRaid', id] }),
  });
}
