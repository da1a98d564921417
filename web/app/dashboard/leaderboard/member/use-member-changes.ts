import { balancesEndpoints } from '@perigee/core/balances/endpoints';
import type { BalanceUpdate } from '@perigee/core/balances/schema';
import type { LeaderProfile } from '@perigee/core/leaderboard/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { boardKey, useReloadBoard } from '../use-board.ts';
import { type MemberOfGuild, memberKey } from './use-member.ts';

/**
 * Sets a balance. The page shows it at once, experience included, and asks for everything anew
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

/** Takes a member off the leaderboard. */
export function useRemoveMember(params: MemberOfGuild) {
  const call = useApi();
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: () => call(balancesEndpoints.remove, { params: { ...params } }),
    // Whoever is gone is not asked for again: the page at hand is being left, and all others load anew.
    onSuccess: () => queryClient.removeQueries({ queryKey: boardKey(params.guildId), type: 'inactive' }),
  });
}
