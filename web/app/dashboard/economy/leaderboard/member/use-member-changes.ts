import { balancesEndpoints } from '@perigee/core/economy/balances/endpoints';
import type { BalanceUpdate } from '@perigee/core/economy/balances/schema';
import type { LeaderProfile } from '@perigee/core/economy/leaderboard/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../../lib/api/use-api.ts';
import { boardKey, useReloadBoard } from '../use-board.ts';
import { type MemberOfGuild, memberKey } from './use-member.ts';

/**
 * Sets a balance. The page shows the result at once, including experience, and refetches everything
 * (docs/rules/leaderboards.md#editing).
 */
export function useUpdateBalance(params: MemberOfGuild) {
  const call = useApi();
  const queryClient = useQueryClient();
  const reload = useReloadBoard(params.guildId);

  return useMutation({
    mutationFn: (body: BalanceUpdate) => call(balancesEndpoints.update, { params: { ...params }, body }),
    onSuccess: (_reply, { balance, resetXP }) => {
      queryClient.setQueryData<LeaderProfile>(
        memberKey(params),
        (profile) => profile && { ...profile, leader: { ...profile.leader, balance, ...(resetXP && { xp: 0 }) } },
      );
      void reload();
    },
  });
}

/** Deletes a member from the leaderboard. */
export function useRemoveMember(params: MemberOfGuild) {
  const call = useApi();
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: () => call(balancesEndpoints.remove, { params: { ...params } }),
    // The deleted member must not be refetched: the current page is being left, and all others load again.
    onSuccess: () => queryClient.removeQueries({ queryKey: boardKey(params.guildId), type: 'inactive' }),
  });
}
