import { placementEndpoints } from '@perigee/core/community/boost/placement-endpoints';
import type { OwnBoost } from '@perigee/core/community/boost/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/use-api.ts';
import { useUser } from '../session/use-user.ts';

const ownKey = (userId: string) => ['own-boost', userId] as const;

/** The person's plan, their placed boosts, and the state of each. */
export function useOwnBoost() {
  const call = useApi();
  const { id } = useUser();

  return useQuery({ queryKey: ownKey(id), queryFn: () => call(placementEndpoints.own, {}), staleTime: 0 });
}

/** The actions on a boost. */
export type PlacementRequest =
  | { kind: 'take'; guildId: string }
  | { kind: 'move'; guildId: string; to: string }
  | { kind: 'release'; guildId: string };

/**
 * Takes, moves and releases boosts. The answer is shown, and the servers concerned are refreshed. `onPlaced` is called
 * before that, which may remove what it was asked from.
 */
export function usePlaceBoost(onPlaced: () => void) {
  const call = useApi();
  const adopt = useAdoptOwnBoost();

  return useMutation({
    // One at a time: a second request is judged by the result of the first.
    scope: { id: 'boosts' },
    mutationFn: (request: PlacementRequest) => {
      const params = { guildId: request.guildId };
      if (request.kind === 'take') return call(placementEndpoints.take, { body: params });
      if (request.kind === 'move') return call(placementEndpoints.move, { params, body: { guildId: request.to } });
      return call(placementEndpoints.release, { params });
    },
    onSuccess: (own) => {
      onPlaced();
      return adopt(own);
    },
  });
}

/** Stores the answer of a call, and refetches the servers whose boost depends on it. */
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
