import { Link } from 'react-router';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useSite } from '../../../lib/site/use-site.ts';
import { Logo } from '../../../components/logo/logo.tsx';
import { PaletteTrigger } from '../../../components/palette/palette-trigger.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BAR_GUILD } from './bar-guild.tsx';
import styles from './dashboard-bar.module.css';

/** The bar above a server's settings: server picker, search and account. */
export function DashboardBar() {
  const text = useText();
  const site = useSite();

  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <Link to="/@me" viewTransition className={styles['brand']} aria-label={text(m.bar_servers)}>
          <Logo size={26} />
        </Link>
        <div id={BAR_GUILD} className={styles['guild']} />
        {site.demo && site.chatUrl !== null && (
          <a className={styles['demo']} href={site.chatUrl} aria-label={text(m.nav_demo_label)}>
            {text(m.nav_demo)}
          </a>
        )}
        <div className={styles['end']}>
          <PaletteTrigger />
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}
