import { leaderboardEndpoints } from '@perigee/core/leaderboard/endpoints';
import { RANKS_AGE_MS } from '@perigee/core/leaderboard/schema';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { boardKey } from '../use-board.ts';

/** Somebody, in a guild. */
export interface MemberOfGuild {
  guildId: string;
  userId: string;
}

/** Where a member is kept. */
export const memberKey = ({ guildId, userId }: MemberOfGuild) => [...boardKey(guildId), 'member', userId] as const;

/** Rank, balance, experience of a member, and how they came about. */
export function useMember(params: MemberOfGuild) {
  const call = useApi();

  return useQuery({
    queryKey: memberKey(params),
    queryFn: () => call(leaderboardEndpoints.member, { params: { ...params } }),
    staleTime: RANKS_AGE_MS,
  });
}
