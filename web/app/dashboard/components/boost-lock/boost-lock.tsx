import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#texts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import styles from './boost-lock.module.css';

/** Wraps parts that work only with boost. Without boost the fields stay visible; their own component disables them. */
export function BoostLock({ children }: { children: ReactNode }) {
  const text = useText();
  const { settings } = useGuild();
  if (settings.boost) return children;

  return (
    <div className={styles['lock']}>
      <p className={styles['notice']}>
        <Icon name="lock" />
        <span>
          <strong>{text(m.boost_lock_title)}</strong> {text(m.boost_lock_text)}
        </span>
        <Link to="/donate">{text(m.boost_lock_link)}</Link>
      </p>
      {children}
    </div>
  );
}
