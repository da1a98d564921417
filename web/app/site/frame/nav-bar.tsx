import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { useSite } from '../../lib/site/use-site.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Logo } from '../../components/logo/logo.tsx';
import { PaletteTrigger } from '../../components/palette/palette-trigger.tsx';
import { AccountLink } from './account-link.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { NavItem } from './nav-item.tsx';
import { NAV_LINKS } from './nav-links.ts';
import { useEscape } from './use-escape.ts';
import styles from './nav-bar.module.css';

/** The floating bar at the top of every page. On a phone its links fold away behind a button. */
export function NavBar() {
  const text = useText();
  const site = useSite();
  const menuId = useId();
  const [isOpen, setOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);

  useEscape(isOpen, () => {
    setOpen(false);
    menuButton.current?.focus();
  });

  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <Link to="/" viewTransition className={styles['brand']}>
          <Logo size={30} />
          <span>{text(m.product_name)}</span>
        </Link>
        {site.demo && site.chatUrl !== null && (
          <a className={styles['demo']} href={site.chatUrl} aria-label={text(m.nav_demo_label)}>
            {text(m.nav_demo)}
          </a>
        )}
        <nav id={menuId} className={styles['links']} aria-label={text(m.nav_label)} data-open={isOpen}>
          {NAV_LINKS.map(({ text: label, icon, to }) => (
            <NavItem key={icon} icon={icon} label={text(label)} to={to(site)} onFollow={() => setOpen(false)} />
          ))}
        </nav>
        <div className={styles['end']}>
          <PaletteTrigger />
          <LanguageToggle />
          <AccountLink />
          <button
            ref={menuButton}
            type="button"
            className={styles['menu']}
            aria-expanded={isOpen}
            aria-controls={menuId}
            aria-label={text(isOpen ? m.nav_menu_close : m.nav_menu_open)}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'close' : 'menu'} size={22} />
          </button>
        </div>
      </div>
    </header>
  );
}
