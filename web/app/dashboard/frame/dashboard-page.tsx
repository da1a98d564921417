import { preconnect } from 'react-dom';
import { Navigate, Outlet, redirect } from 'react-router';
import { PlatformUnavailable } from '../components/platform-unavailable/platform-unavailable.tsx';
import { useFirstGuild } from '../lib/guilds/use-guild.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { tokenStore } from '../../lib/session/token-store.ts';
import { UserContext } from '../../lib/session/use-user.ts';
import { useSite } from '../../lib/site/use-site.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';

/** Visitors without a token are sent away (docs/rules/pages.md#routes). */
export function clientLoader() {
  if (tokenStore.read() === null) throw redirect('/');
  return null;
}

/**
 * Rendered on the server, which has nobody's token. The browser will ask the platform whose the token is, so the
 * connection is opened early.
 */
export function HydrateFallback() {
  const { platformApiUrl } = useSite();
  preconnect(new URL(platformApiUrl).origin, { crossOrigin: 'anonymous' });
  return <DashboardSkeleton />;
}

/** The frame of everything that only signed-in people see. */
export default function DashboardPage() {
  const session = useSession();
  const isReady = useFirstGuild();

  if (session.status === 'loading' || !isReady) return <DashboardSkeleton />;
  if (session.status === 'guest') return <Navigate to="/" replace />;
  if (session.status === 'unknown') return <PlatformUnavailable />;
  return (
    <UserContext value={session.user}>
      <Outlet />
    </UserContext>
  );
}
