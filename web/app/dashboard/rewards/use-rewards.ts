import { giveawaysEndpoints } from '@perigee/core/giveaways/endpoints';
import { levelsEndpoints } from '@perigee/core/levels/endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api/use-api.ts';
import { useUser } from '../../lib/session/use-user.ts';

/** Each part by a call of its own. */
export function useOwnLevel(guildId: string) {
  const call = useApi();
  const { id } = useUser();

  return useQuery({
    queryKey: ['rewards', id, guildId, 'level'],
    queryFn: () => call(levelsEndpoints.mine, { params: { guildId } }),
    staleTime: 0,
  });
}

/** Giveaways the person takes part in. */
export function useOwnGiveaways(guildId: string) {
  const call = useApi();
  const { id } = useUser();

  return useQuery({
    queryKey: ['rewards', id, guildId, 'giveaways'],
    queryFn: () => call(giveawaysEndpoints.own, { params: { guildId } }),
    staleTime: 0,
  });
}

/** Takes a prize that was won. */
export function useClaim(guildId: string) {
  const call = useApi();
  const onSettled = useForgetRewards(guildId);

  return useMutation({
    mutationFn: (id: string) => call(giveawaysEndpoints.claim, { params: { guildId, id } }),
    onSettled,
  });
}

/** A prize may be experience, and so another level: everything is asked for anew. */
function useForgetRewards(guildId: string) {
  const queryClient = useQueryClient();
  const { id } = useUser();
  return () => queryClient.invalidateQueries({ queryKey: ['rewards', id, guildId] });
}
