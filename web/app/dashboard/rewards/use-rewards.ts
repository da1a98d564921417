import { giveawaysEndpoints } from '@perigee/core/rewards/giveaways/endpoints';
import { levelsEndpoints } from '@perigee/core/rewards/levels/endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api/use-api.ts';
import { useUser } from '../../lib/session/use-user.ts';

/** The person's level. Each part of the page has a request of its own. */
export function useOwnLevel(guildId: string) {
  const call = useApi();
  const { id } = useUser();

  return useQuery({
    queryKey: ['rewards', id, guildId, 'level'],
    queryFn: () => call(levelsEndpoints.mine, { params: { guildId } }),
    staleTime: 0,
  });
}

/** Giveaways the person has entered. */
export function useOwnGiveaways(guildId: string) {
  const call = useApi();
  const { id } = useUser();

  return useQuery({
    queryKey: ['rewards', id, guildId, 'giveaways'],
    queryFn: () => call(giveawaysEndpoints.own, { params: { guildId } }),
    staleTime: 0,
  });
}

/** Claims a prize. */
export function useClaim(guildId: string) {
  const call = useApi();
  const onSettled = useForgetRewards(guildId);

  return useMutation({
    mutationFn: (id: string) => call(giveawaysEndpoints.claim, { params: { guildId, id } }),
    onSettled,
  });
}

/** A prize may be experience, and so change the level: all parts are refetched. */
function useForgetRewards(guildId: string) {
  const queryClient = useQueryClient();
  const { id } = useUser();
  return () => queryClient.invalidateQueries({ queryKey: ['rewards', id, guildId] });
}
