import { balancesEndpoints } from '@perigee/core/economy/balances/endpoints';
import type { ResetProgress } from '@perigee/core/economy/balances/schema';
import { generalEndpoints } from '@perigee/core/community/general/endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useIsPainted } from '../../lib/rendering/use-is-painted.ts';

/** How often a running reset is polled, in milliseconds. */
const POLL_MS = 1_000;

const resetKey = (guildId: string) => ['reset', guildId] as const;

/** Whether it is still running, forward or as an undo. */
export function isUnderWay({ state }: Pick<ResetProgress, 'state'>): boolean {
  return state === 'listing' || state === 'running' || state === 'undoing';
}

/** The last reset of all balances, polled every second while it runs; null if there was none. */
export function useReset() {
  const call = useApi();
  const { id } = useGuild();

  return useQuery({
    queryKey: resetKey(id),
    enabled: useIsPainted(),
    queryFn: () => call(balancesEndpoints.resetProgress, { params: { guildId: id } }),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? POLL_MS : false),
    staleTime: 0,
  });
}

/** Starts a reset; `name` is the server's name, typed in by the person. */
export function useStartReset() {
  const call = useApi();
  const queryClient = useQueryClient();
  const { id } = useGuild();

  return useMutation({
    mutationFn: (name: string) =>
      call(generalEndpoints.reset, { params: { guildId: id }, body: { name, scopes: ['balance'] } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: resetKey(id) }),
  });
}

/** Undoes a reset and returns every balance. */
export function useUndoReset() {
  const call = useApi();
  const queryClient = useQueryClient();
  const { id } = useGuild();

  return useMutation({
    mutationFn: (resetId: string) => call(balancesEndpoints.undoReset, { params: { guildId: id, resetId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: resetKey(id) }),
  });
}
