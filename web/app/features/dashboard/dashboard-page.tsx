import './dashboard-styles.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { preconnect } from 'react-dom';
import { Navigate, Outlet, redirect } from 'react-router';
import { ApiError } from '../../lib/api/api-error.ts';
import { useEarlyGuild } from '../../lib/guilds/use-guild.ts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useSession } from '../../lib/session/session-store.ts';
import { tokenStore } from '../../lib/session/token-store.ts';
import { UserContext } from '../../lib/session/use-user.ts';
import { useSite } from '../../lib/site/use-site.ts';
import { dashboardTheme } from './dashboard-theme.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { PlatformAway } from './platform-away.tsx';

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

/** Nobody without a token gets further (spec.md 2, "User page"). */
export function clientLoader() {
  if (tokenStore.read() === null) throw redirect('/');
  return null;
}

/** What the server renders: it knows nobody's token. The platform will be asked whose it is, so the way there is opened already. */
export function HydrateFallback() {
  const { platformApiUrl } = useSite();
  preconnect(new URL(platformApiUrl).origin, { crossOrigin: 'anonymous' });
  return <DashboardSkeleton />;
}

export default function DashboardPage() {
  const { theme } = usePreferences();

  return (
    <MantineProvider theme={dashboardTheme} forceColorScheme={theme} withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={queryClient}>
        <SignedIn />
      </QueryClientProvider>
    </MantineProvider>
  );
}

function SignedIn() {
  const session = useSession();
  useEarlyGuild();

  if (session.status === 'loading') return <DashboardSkeleton />;
  if (session.status === 'guest') return <Navigate to="/" replace />;
  if (session.status === 'unknown') return <PlatformAway />;
  return (
    <UserContext value={session.user}>
      <Outlet />
    </UserContext>
  );
}
