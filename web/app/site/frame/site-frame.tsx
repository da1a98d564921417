import { Outlet, useMatches } from 'react-router';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { useEarlyEvents } from '../../lib/rendering/early-events.ts';
import { useSessionLoader } from '../../lib/session-loader/use-session-loader.ts';
import { Snackbar } from '../components/snackbar/snackbar.tsx';
import { isFrameHandle } from '../../lib/site/frame-handle.ts';
import { NavBar } from './nav-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import styles from './site-frame.module.css';

/** The frame around every page: a bar, usually a footer, and the place for short notices. */
export function SiteFrame() {
  const text = useText();
  const frameHandle = useMatches()
    .map(({ handle }) => handle)
    .find(isFrameHandle);
  useSessionLoader();
  useEarlyEvents();

  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href={`#${frameHandle?.start ?? 'content'}`}>
        {text(m.skip_to_content)}
      </a>
      {frameHandle === undefined ? <NavBar /> : <frameHandle.Bar />}
      <main id="content" tabIndex={-1} className={styles['content']}>
        <Outlet />
      </main>
      {frameHandle === undefined && <SiteFooter />}
      <Snackbar />
    </div>
  );
}
