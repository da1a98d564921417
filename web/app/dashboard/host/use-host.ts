import type { PaymentAnswer } from '@perigee/core/boost/payment-answer';
import { hostEndpoints } from '@perigee/core/host/endpoints';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api/use-api.ts';

/** Where everything of the page is kept, so that it can be asked for anew. */
const STATE_KEY = ['host', 'state'] as const;
const ACTS_KEY = ['host', 'acts'] as const;
const PAYMENTS_KEY = ['host', 'payments'] as const;

/** How often the state is asked for, in milliseconds: processes say how they are every ten seconds. */
const LOOK_MS = 5_000;

const NEWEST: string | null = null;

/** How everything is doing, asked for again and again while the page is looked at. */
export function useHostState() {
  const call = useApi();
  return useQuery({
    queryKey: STATE_KEY,
    queryFn: () => call(hostEndpoints.state, {}),
    staleTime: 0,
    refetchInterval: LOOK_MS,
  });
}

/** What the doctor finds. */
export function useChecks() {
  const call = useApi();
  return useQuery({ queryKey: ['host', 'checks'], queryFn: () => call(hostEndpoints.checks, {}), staleTime: 60_000 });
}

/** What the bot gave up on, page after page. */
export function useFailedActs() {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: ACTS_KEY,
    queryFn: ({ pageParam }) =>
      call(hostEndpoints.failedActs, { query: pageParam === null ? {} : { before: pageParam } }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** Payments somebody has to look at. */
export function useHostPayments() {
  const call = useApi();
  return useQuery({ queryKey: PAYMENTS_KEY, queryFn: () => call(hostEndpoints.payments, {}), staleTime: 0 });
}

/** What a host does. Whatever comes of it, what it changes is asked for anew. */
export function useHostDeeds() {
  const call = useApi();
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all([STATE_KEY, ACTS_KEY, PAYMENTS_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));

  return {
    drain: useMutation({
      mutationFn: (body: { name: string; isDraining: boolean }) => call(hostEndpoints.drain, { body }),
      onSettled,
    }),
    retry: useMutation({
      mutationFn: (body: { guildId: string; id: string }) => call(hostEndpoints.retryAct, { body }),
      onSettled,
    }),
    check: useMutation({
      mutationFn: (paymentId: string) => call(hostEndpoints.checkPayment, { body: { paymentId } }),
      onSettled,
    }),
    answer: useMutation({
      mutationFn: (body: { paymentId: string; answer: PaymentAnswer | null }) =>
        call(hostEndpoints.answerPayment, { body }),
      onSettled,
    }),
  };
}
