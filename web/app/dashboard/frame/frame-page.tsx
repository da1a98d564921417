import './dashboard-styles.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { queryClient } from '../../lib/queries/query-client.ts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { dashboardTheme } from './dashboard-theme.ts';

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
