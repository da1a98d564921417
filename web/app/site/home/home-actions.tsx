import { inviteUrl, leastInviteUrl } from '@perigee/core/site/platform-links';
import { m } from '#texts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { LoginButton } from '../../components/login-button/login-button.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { useSite } from '../../lib/site/use-site.ts';
import styles from './home.module.css';

/** The two next steps for a visitor: add the bot, or sign in (or go to their servers if already signed in). */
export function HomeActions() {
  const text = useText();
  const site = useSite();
  const session = useSession();

  return (
    <>
      <div className={styles['actions']}>
        <LinkButton to={inviteUrl(site)} tone="primary">
          <Icon name="plus" />
          {text(m.home_invite)}
        </LinkButton>
        {session.status === 'user' ? (
          <LinkButton to="/@me">
            {text(m.home_servers)}
            <Icon name="arrow" />
          </LinkButton>
        ) : (
          <LoginButton>{text(m.home_login)}</LoginButton>
        )}
      </div>
      <a className={styles['least']} href={leastInviteUrl(site)}>
        {text(m.home_invite_least)}
      </a>
    </>
  );
}
