import { statementsEndpoints } from '@perigee/core/economy/statements/endpoints';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { useIsPainted } from '../../lib/rendering/use-is-painted.ts';
import type { StatementView } from './statement-view.ts';

/** Whose statement is read: a member's, by somebody who manages balances, or the person's own if `userId` is null. */
export interface StatementOf {
  guildId: string;
  userId: string | null;
}

/** The root of a statement's query keys, for invalidation. */
export const statementKey = ({ guildId, userId }: StatementOf) => ['statement', guildId, userId] as const;

/** The cursor of the first page. */
const NEWEST: string | null = null;

/** Movements, newest first, page by page. */
export function useStatement({ guildId, userId }: StatementOf, view: StatementView) {
  const call = useApi();

  return useInfiniteQuery({
    queryKey: [...statementKey({ guildId, userId }), 'pages', view],
    queryFn: ({ pageParam }) => {
      const query = { ...view, ...(pageParam !== null && { before: pageParam }) };
      return userId === null
        ? call(statementsEndpoints.own, { params: { guildId }, query })
        : call(statementsEndpoints.member, { params: { guildId, userId }, query });
    },
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** The people the member sent money to or received money from. */
export function useStatementPeers({ guildId, userId }: StatementOf) {
  const call = useApi();

  return useQuery({
    queryKey: [...statementKey({ guildId, userId }), 'peers'],
    enabled: useIsPainted(),
    queryFn: () =>
      userId === null
        ? call(statementsEndpoints.ownPeers, { params: { guildId } })
        : call(statementsEndpoints.memberPeers, { params: { guildId, userId } }),
    staleTime: 60_000,
  });
}
