import { NavLink } from 'react-router';
import { Icon } from '../../components/icon/icon.tsx';
import type { IconName } from '../../components/icon/icon-paths.ts';
import styles from './nav-bar.module.css';

interface NavItemProps {
  icon: IconName;
  label: string;
  to: string;
  onFollow: () => void;
}

/** One link of the navigation bar; external links carry a mark. */
export function NavItem({ icon, label, to, onFollow }: NavItemProps) {
  if (!to.startsWith('/')) {
    return (
      <a className={styles['link']} href={to} onClick={onFollow}>
        <span className={styles['linkIcon']}>
          <Icon name={icon} />
        </span>
        {label}
        <Icon name="external" size={14} />
      </a>
    );
  }

  return (
    <NavLink className={styles['link'] ?? ''} to={to} end viewTransition onClick={onFollow}>
      <span className={styles['linkIcon']}>
        <Icon name={icon} />
      </span>
      {label}
    </NavLink>
  );
}
