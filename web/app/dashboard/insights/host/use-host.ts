import type { PaymentAnswer } from '@perigee/core/community/boost/payment-answer';
import { hostEndpoints } from '@perigee/core/insights/host/endpoints';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { m } from '#texts';
import { errorText } from '../../../lib/api/error-text.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';

/** Query keys of the page's data, for invalidation. */
const STATE_KEY = ['host', 'state'] as const;
const JOBS_KEY = ['host', 'acts'] as const;
const PAYMENTS_KEY = ['host', 'payments'] as const;

/** How often the state is polled, in milliseconds: processes report every ten seconds. */
const LOOK_MS = 5_000;

const NEWEST: string | null = null;

/** The state of all processes, polled while the page is open. */
export function useHostState() {
  const call = useApi();
  return useQuery({
    queryKey: STATE_KEY,
    queryFn: () => call(hostEndpoints.state, {}),
    staleTime: 0,
    refetchInterval: LOOK_MS,
  });
}

/** The doctor's findings. */
export function useChecks() {
  const call = useApi();
  return useQuery({ queryKey: ['host', 'checks'], queryFn: () => call(hostEndpoints.checks, {}), staleTime: 60_000 });
}

/** The actions the bot gave up on, page by page. */
export function useFailedJobs() {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: JOBS_KEY,
    queryFn: ({ pageParam }) =>
      call(hostEndpoints.failedActs, { query: pageParam === null ? {} : { before: pageParam } }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** Payments that need a decision. */
export function useHostPayments() {
  const call = useApi();
  return useQuery({ queryKey: PAYMENTS_KEY, queryFn: () => call(hostEndpoints.payments, {}), staleTime: 0 });
}

/** A host's actions. The queries they affect are refetched, whether the action succeeds or fails. */
export function useHostActions() {
  const call = useApi();
  const text = useText();
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all([STATE_KEY, JOBS_KEY, PAYMENTS_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));

  return {
    drain: useMutation({
      mutationFn: (body: { name: string; isDraining: boolean }) => call(hostEndpoints.drain, { body }),
      onSettled,
    }),
    retry: useMutation({
      mutationFn: (body: { guildId: string; id: string }) => call(hostEndpoints.retryAct, { body }),
      // Said at once: the refetched list no longer has the row.
      onSuccess: () => notify('success', text(m.host_retried)),
      onError: (error) => notify('error', errorText(text, error)),
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
