import type { SiteConfig } from '@perigee/core/site/site-config';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { m } from '#texts';
import { type PlainMessage, useText } from '../../lib/preferences/use-text.ts';
import { useSite } from '../../lib/site/use-site.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Logo } from '../../components/logo/logo.tsx';
import { PaletteTrigger } from '../../components/palette/palette-trigger.tsx';
import { AccountLink } from './account-link.tsx';
import { NavItem } from './nav-item.tsx';
import type { IconName } from '../../components/icon/icon-paths.ts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
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

interface NavEntry {
  text: PlainMessage;
  icon: IconName;
  /** A path of the site, or an address elsewhere. */
  to: (site: SiteConfig) => string;
}

/** The links of the navigation bar, in order. */
const NAV_LINKS: readonly NavEntry[] = [
  { text: m.nav_home, icon: 'home', to: () => '/' },
  { text: m.nav_commands, icon: 'code', to: () => '/commands' },
  { text: m.nav_stats, icon: 'pulse', to: () => '/stats' },
  { text: m.nav_donate, icon: 'heart', to: () => '/donate' },
  { text: m.nav_support, icon: 'support', to: ({ supportUrl }) => supportUrl },
];

/** Calls back when Escape is pressed anywhere on the page, while something is open. */
function useEscape(isOpen: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isOpen, onEscape]);
}

/** Switches between the two languages; its label is in the language it switches to. */
function LanguageToggle() {
  const text = useText();
  const { locale, setLocale } = usePreferences();
  const other = locale === 'ru' ? 'en' : 'ru';

  return (
    <button
      type="button"
      className={styles['language']}
      lang={other}
      aria-label={text(m.nav_language_label)}
      onClick={() => setLocale(other)}
    >
      {other.toUpperCase()}
    </button>
  );
}
