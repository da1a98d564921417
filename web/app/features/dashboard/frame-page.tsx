import './dashboard-styles.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { ApiError } from '../../lib/api/api-error.ts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { dashboardTheme } from './dashboard-theme.ts';

const queryClient = new QueryClient({
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

/** What the pages behind the sign-in are built with, also those that somebody may look at without one. */
export default function FramePage() {
  const { theme } = usePreferences();

  return (
    <MantineProvider theme={dashboardTheme} forceColorScheme={theme} withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={queryClient}>
        <Outlet />
      </QueryClientProvider>
    </MantineProvider>
  );
}
