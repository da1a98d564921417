import { avatarUrl } from '@perigee/core/community/session/avatar';
import { Link } from 'react-router';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { useSite } from '../../lib/site/use-site.ts';
import { LoginButton } from '../../components/login-button/login-button.tsx';
import styles from './nav-bar.module.css';

/**
 * The sign-in button, or the signed-in person. Its space is reserved while the session is loading, so that nothing
 * moves.
 */
export function AccountLink() {
  const text = useText();
  const site = useSite();
  const session = useSession();

  if (session.status === 'user') {
    const { user } = session;
    const name = user.global_name ?? user.username;
    return (
      <Link to="/@me" viewTransition className={styles['account']} aria-label={text(m.nav_profile, { name })}>
        <img src={avatarUrl(site.cdnUrl, user)} alt="" width={32} height={32} />
        <span>{name}</span>
      </Link>
    );
  }

  if (session.status === 'unknown') return null;
  return (
    <div className={styles['login']} data-hidden={session.status === 'loading'}>
      <LoginButton size="small" tone="primary">
        {text(m.nav_login)}
      </LoginButton>
    </div>
  );
}
