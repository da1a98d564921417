import { appealEndpoints } from '@perigee/core/moderation/appeal/endpoints';
import type { AppealDetail } from '@perigee/core/moderation/appeal/review-schema';
import type { AppealState } from '@perigee/core/moderation/appeal/status';
import type { AppealVerdict } from '@perigee/core/moderation/appeal/verdict';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';

/** The root of every query key of the review, so that all of them can be invalidated at once. */
const REVIEW_KEY = ['review'] as const;

/** How often an appeal is refetched while Perigee is still working on it, in milliseconds. */
const WORKING_MS = 2_000;

const NEWEST: string | null = null;

/** Appeals, newest first, page by page; null for all states. */
export function useAppeals(state: AppealState | null) {
  const call = useApi();

  return useInfiniteQuery({
    queryKey: [...REVIEW_KEY, 'list', state],
    queryFn: ({ pageParam }) =>
      call(appealEndpoints.list, {
        query: { ...(state !== null && { state }), ...(pageParam !== null && { before: pageParam }) },
      }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** One appeal; refetched while Perigee is still working on it. */
export function useAppeal(appealId: string) {
  const call = useApi();

  return useQuery({
    queryKey: [...REVIEW_KEY, 'detail', appealId],
    queryFn: () => call(appealEndpoints.detail, { params: { appealId } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data !== undefined && isWorking(data) ? WORKING_MS : false),
  });
}

function isWorking({ lift, announcement, post }: AppealDetail): boolean {
  return [lift, announcement, post].some((effect) => effect === 'pending' || effect === 'failing');
}

/** A reviewer's actions on an appeal. All review queries are refetched, whether the action succeeds or fails. */
export function useReviewActions(appealId: string) {
  const call = useApi();
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: REVIEW_KEY });
  const params = { appealId };

  return {
    decide: useMutation({
      mutationFn: (body: { verdict: AppealVerdict; reason?: string }) =>
        call(appealEndpoints.verdict, { params, body }),
      onSettled,
    }),
    hold: useMutation({
      mutationFn: (held: boolean) => call(appealEndpoints.hold, { params, body: { held } }),
      onSettled,
    }),
    retry: useMutation({ mutationFn: () => call(appealEndpoints.retry, { params }), onSettled }),
  };
}
