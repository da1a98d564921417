import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';

// Notify in a microtask: a switch then shows its new state in the same task as the click. After the default timer it
// would flick back in between.
notifyManager.setScheduler(queueMicrotask);

/**
 * The cache of what was loaded for the signed-in person; shared by all pages, so that each sees the others' changes.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      // A refusal would only be repeated, so it is not retried; a call without an answer is retried twice.
      retry: (failures, error) =>
        failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
    },
    mutations: { networkMode: 'always' },
  },
});
