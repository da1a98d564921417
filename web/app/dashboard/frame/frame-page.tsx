import './kit.css';
import './mantine-tokens.css';
import './dashboard.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { queryClient } from '../../lib/queries/query-client.ts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { dashboardTheme } from './dashboard-theme.ts';

/** The providers of the pages behind the sign-in, and of pages in the same style that are open to everyone. */
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
