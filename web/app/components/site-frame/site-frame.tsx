import { Outlet, useMatches } from 'react-router';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { useEarlyActs } from '../../lib/rendering/early-acts.ts';
import { useSessionLoader } from '../../lib/session-loader/use-session-loader.ts';
import { Snackbar } from '../snackbar/snackbar.tsx';
import { isFrameHandle } from './frame-handle.ts';
import { NavBar } from './nav-bar.tsx';
import { SETTINGS } from '../../lib/site/settings-anchor.ts';
import { SiteFooter } from './site-footer.tsx';
import styles from './site-frame.module.css';

/** What stands around every page: a bar, mostly a footer, and the place where short notices appear. */
export function SiteFrame() {
  const text = useText();
  const Bar = useMatches()
    .map(({ handle }) => handle)
    .find(isFrameHandle)?.Bar;
  useSessionLoader();
  useEarlyActs();

  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href={Bar === undefined ? '#content' : `#${SETTINGS}`}>
        {text(m.skip_to_content)}
      </a>
      {Bar === undefined ? <NavBar /> : <Bar />}
      <main id="content" tabIndex={-1} className={styles['content']}>
        <Outlet />
      </main>
      {Bar === undefined && <SiteFooter />}
      <Snackbar />
    </div>
  );
}
