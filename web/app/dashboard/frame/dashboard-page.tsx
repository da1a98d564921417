import { preconnect } from 'react-dom';
import { Navigate, Outlet, redirect } from 'react-router';
import { PlatformAway } from '../components/platform-away/platform-away.tsx';
import { useFirstGuild } from '../lib/guilds/use-guild.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { tokenStore } from '../../lib/session/token-store.ts';
import { UserContext } from '../../lib/session/use-user.ts';
import { useSite } from '../../lib/site/use-site.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';

/** Nobody without a token gets further (docs/rules/pages.md#routes). */
export function clientLoader() {
  if (tokenStore.read() === null) throw redirect('/');
  return null;
}

/**
 * What the server renders: it knows nobody's token. The platform will be asked whose it is, so the way there is opened
 * already.
 */
export function HydrateFallback() {
  const { platformApiUrl } = useSite();
  preconnect(new URL(platformApiUrl).origin, { crossOrigin: 'anonymous' });
  return <DashboardSkeleton />;
}

/** Everything that only somebody who is signed in sees. */
export default function DashboardPage() {
  const session = useSession();
  const isReady = useFirstGuild();

  if (session.status === 'loading' || !isReady) return <DashboardSkeleton />;
  if (session.status === 'guest') return <Navigate to="/" replace />;
  if (session.status === 'unknown') return <PlatformAway />;
  return (
    <UserContext value={session.user}>
      <Outlet />
    </UserContext>
  );
}
