import { Outlet, useMatch } from 'react-router';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { useEarlyActs } from '../../lib/rendering/early-acts.ts';
import { useSessionLoader } from '../../lib/session-loader/use-session-loader.ts';
import { DashboardBar } from '../dashboard-bar/dashboard-bar.tsx';
import { Snackbar } from '../snackbar/snackbar.tsx';
import { NavBar } from './nav-bar.tsx';
import { SETTINGS } from '../../lib/site/settings-anchor.ts';
import { SiteFooter } from './site-footer.tsx';
import styles from './site-frame.module.css';

/** What stands around every page: navigation bar, footer and the place where short notices appear. */
export function SiteFrame() {
  const text = useText();
  const isGuild = useMatch('/guilds/:guildId/*') !== null;
  const isHost = useMatch('/host') !== null;
  const isDashboard = isGuild || isHost;
  useSessionLoader();
  useEarlyActs();

  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href={isGuild ? `#${SETTINGS}` : '#content'}>
        {text(m.skip_to_content)}
      </a>
      {isDashboard ? <DashboardBar /> : <NavBar />}
      <main id="content" tabIndex={-1} className={styles['content']}>
        <Outlet />
      </main>
      {!isDashboard && <SiteFooter />}
      <Snackbar />
    </div>
  );
}
