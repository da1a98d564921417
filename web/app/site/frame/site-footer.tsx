import { Link } from 'react-router';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { useSite } from '../../lib/site/use-site.ts';
import { Logo } from '../../components/logo/logo.tsx';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { FOOTER_BLOCKS } from './footer-blocks.ts';
import styles from './site-footer.module.css';

/** The year of the first release; a constant, so that server and browser always agree. */
const COPYRIGHT_YEAR = 2026;

/** What the product is, where to get help, and the theme switch. */
export function SiteFooter() {
  const text = useText();
  const site = useSite();

  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']} data-listed={site.listings.length > 0}>
        <div className={styles['about']}>
          <p className={styles['brand']}>
            <Logo size={26} />
            {text(m.footer_about)}
          </p>
          <p>{text(m.footer_about_text)}</p>
        </div>
        {site.listings.length > 0 && <Listings />}
        {FOOTER_BLOCKS.map(({ title, links }) => (
          <div key={text(title)} className={styles['block']}>
            <h2>{text(title)}</h2>
            <ul>
              {links.map((link) => (
                <li key={text(link.text)}>
                  {link.isPage === true ? (
                    <Link to={link.to(site)} viewTransition>
                      {text(link.text)}
                    </Link>
                  ) : (
                    <a href={link.to(site)}>{text(link.text)}</a>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className={styles['block']}>
          <h2>{text(m.footer_look)}</h2>
          <ThemeSwitch />
        </div>
      </div>
      <p className={styles['copyright']}>{text(m.footer_copyright, { year: COPYRIGHT_YEAR })}</p>
    </footer>
  );
}

/** Where the bot is listed, as configured by the host. */
function Listings() {
  const text = useText();
  const { listings } = useSite();

  return (
    <div className={styles['block']}>
      <h2>{text(m.footer_listings)}</h2>
      <ul>
        {listings.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Switches between the dark and the light theme. */
function ThemeSwitch() {
  const text = useText();
  const { theme, setTheme } = usePreferences();
  const isDark = theme === 'dark';

  return (
    <button
      type="button"
      role="switch"
      aria-checked={isDark}
      className={styles['switch']}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      <Icon name="moon" size={18} />
      {text(m.footer_dark_theme)}
      <span className={styles['track']} aria-hidden="true" />
    </button>
  );
}
