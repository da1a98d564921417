import { useEffect } from 'react';
import { m } from '#texts';
import { PlatformUnavailable } from '../../components/platform-unavailable/platform-unavailable.tsx';
import { PublicPage } from '../../../components/public-page/public-page.tsx';
import { Waiting } from '../../../components/spinner/spinner.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { beginSignIn } from '../../../lib/session/sign-in.ts';
import { useSite } from '../../../lib/site/use-site.ts';
import { Appeal } from './appeal.tsx';

/** The ban appeal. Visitors without a stored token are sent to the login address first (docs/rules/pages.md#routes). */
export default function AppealPage() {
  const text = useText();
  const session = useSession();

  if (session.status === 'unknown') return <PlatformUnavailable />;
  return (
    <PublicPage title={text(m.appeal_title)} lead={text(m.appeal_lead)} isText>
      {session.status === 'loading' && <Waiting label={text(m.appeal_loading)} />}
      {session.status === 'guest' && <SentToLogin />}
      {session.status === 'user' && <Appeal key={session.user.id} userId={session.user.id} />}
    </PublicPage>
  );
}

function SentToLogin() {
  const text = useText();
  const site = useSite();

  useEffect(() => {
    void beginSignIn(site, '/support/appeal');
  }, [site]);

  return <Waiting label={text(m.appeal_to_login)} />;
}
