import { TIER_LIMITS } from '@perigee/core/base/limits/tier-limits';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#texts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './giveaways.module.css';

interface LimitFootProps {
  used: number;
  max: number;
  /** The button that adds one. */
  children?: ReactNode;
}

/** How many there are against the limit, and what to do when it is reached. */
export function LimitFoot({ used, max, children }: LimitFootProps) {
  const text = useText();
  const { settings } = useGuild();
  const isFull = used >= max;

  return (
    <div className={styles['foot']}>
      {children}
      <span className={styles['counter']} data-full={isFull}>
        {text(m.form_counter, { used, max })}
      </span>
      {isFull && (
        <p className={styles['full']}>
          {settings.boost
            ? text(m.giveaways_full, { max })
            : text(m.giveaways_full_free, { max, boosted: TIER_LIMITS.giveaways.boosted })}{' '}
          {!settings.boost && <Link to="/donate">{text(m.boost_lock_link)}</Link>}
        </p>
      )}
    </div>
  );
}
