import { balancesEndpoints } from '@perigee/core/balances/endpoints';
import type { ResetProgress } from '@perigee/core/balances/schema';
import { generalEndpoints } from '@perigee/core/general/endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api/use-api.ts';
import { useGuild } from '../lib/guilds/use-guild.ts';
import { useIsPainted } from '../lib/rendering/use-is-painted.ts';

/** How often a reset under way is asked after, in milliseconds. */
const POLL_MS = 1_000;

const resetKey = (guildId: string) => ['reset', guildId] as const;

/** It still goes on, there or back. */
export function isUnderWay({ state }: Pick<ResetProgress, 'state'>): boolean {
  return state === 'listing' || state === 'running' || state === 'undoing';
}

/** The last reset of all balances, asked after every second while it goes on; null when there was none. */
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

/** Begins a reset; `name` is that of the server, typed by hand. */
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

/** Gives everybody back what a reset took. */
export function useUndoReset() {
  const call = useApi();
  const queryClient = useQueryClient();
  const { id } = useGuild();

  return useMutation({
    mutationFn: (resetId: string) => call(balancesEndpoints.undoReset, { params: { guildId: id, resetId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: resetKey(id) }),
  });
}
