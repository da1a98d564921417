import { leaderboardEndpoints } from '@perigee/core/economy/leaderboard/endpoints';
import { RANKS_AGE_MS } from '@perigee/core/economy/leaderboard/schema';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../lib/api/use-api.ts';
import { boardKey } from '../use-board.ts';

/** A user on a guild. */
export interface MemberOfGuild {
  guildId: string;
  userId: string;
}

/** The query key of a member. */
export const memberKey = ({ guildId, userId }: MemberOfGuild) => [...boardKey(guildId), 'member', userId] as const;

/** Rank, balance and experience of a member, with their history. */
export function useMember(params: MemberOfGuild) {
  const call = useApi();

  return useQuery({
    queryKey: memberKey(params),
    queryFn: () => call(leaderboardEndpoints.member, { params: { ...params } }),
    staleTime: RANKS_AGE_MS,
  });
}
