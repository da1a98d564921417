import { NavLink } from 'react-router';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './fair.module.css';

/** Switches between the pages on giveaways and on games. */
export function FairNav() {
  const text = useText();

  return (
    <nav className={styles['nav']} aria-label={text(m.fair_nav)}>
      <NavLink to="/fair" end>
        {text(m.fair_nav_giveaways)}
      </NavLink>
      <NavLink to="/fair/games">{text(m.fair_nav_games)}</NavLink>
    </nav>
  );
}
