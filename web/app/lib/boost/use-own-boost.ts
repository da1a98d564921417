import { placementEndpoints } from '@perigee/core/boost/placement-endpoints';
import type { OwnBoost } from '@perigee/core/boost/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/use-api.ts';
import { useUser } from '../session/use-user.ts';

const ownKey = (userId: string) => ['own-boost', userId] as const;

/** What the person has, where they placed it, and what became of it. */
export function useOwnBoost() {
  const call = useApi();
  const { id } = useUser();

  return useQuery({ queryKey: ownKey(id), queryFn: () => call(placementEndpoints.own, {}), staleTime: 0 });
}

/** What can be done with a boost. */
export type PlacementRequest =
  | { kind: 'take'; guildId: string }
  | { kind: 'move'; guildId: string; to: string }
  | { kind: 'release'; guildId: string };

/** Takes, moves and releases boosts. What the server answers is shown, also of the servers concerned. */
export function usePlaceBoost() {
  const call = useApi();
  const adopt = useAdoptOwnBoost();

  return useMutation({
    // One after the other: a second wish is judged by what the first one made.
    scope: { id: 'boosts' },
    mutationFn: (request: PlacementRequest) => {
      const params = { guildId: request.guildId };
      if (request.kind === 'take') return call(placementEndpoints.take, { body: params });
      if (request.kind === 'move') return call(placementEndpoints.move, { params, body: { guildId: request.to } });
      return call(placementEndpoints.release, { params });
    },
    onSuccess: adopt,
  });
}

/** Shows what a call answered, and asks anew for the servers whose boost hangs on it. */
export function useAdoptOwnBoost(): (own: OwnBoost) => Promise<void> {
  const queryClient = useQueryClient();
  const { id } = useUser();

  return async (own) => {
    queryClient.setQueryData(ownKey(id), own);
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['guild', id] }),
      queryClient.invalidateQueries({ queryKey: ['guild-boost'] }),
      queryClient.invalidateQueries({ queryKey: ['badges', id] }),
    ]);
  };
}
