import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';

// A switch shows what it was switched to in the same task as the click; after a timer it would flick back in between.
notifyManager.setScheduler(queueMicrotask);

/** What was loaded for the person who is signed in; one for all pages, so that each knows what another changed. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      // What was refused once is refused again; what did not answer is asked twice more.
      retry: (failures, error) =>
        failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
    },
    mutations: { networkMode: 'always' },
  },
});
