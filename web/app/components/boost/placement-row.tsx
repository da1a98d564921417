import type { PlacementState } from '@perigee/core/community/boost/placement';
import type { PlacementView } from '@perigee/core/community/boost/schema';
import type { ReactNode } from 'react';
import { m } from '#texts';
import { type PlainMessage, useText } from '../../lib/preferences/use-text.ts';
import { useMoments } from '../../lib/preferences/use-moments.ts';
import { GuildIcon } from '../guild-icon/guild-icon.tsx';
import styles from './boost.module.css';

const STATE_TEXTS: Record<PlacementState, PlainMessage> = {
  acting: m.boost_state_acting,
  waiting: m.boost_state_waiting,
  ended: m.boost_state_ended,
};

interface PlacementRowProps {
  placement: PlacementView;
  /** The actions for this placement. */
  children: ReactNode;
}

/** One server the person boosts: since when, and whether the boost is active, waiting, inactive or resting. */
export function PlacementRow({ placement, children }: PlacementRowProps) {
  const text = useText();
  const { day, dayAndTime } = useMoments();
  const { guildId, name, icon, since, restsUntil, state, reachable } = placement;

  return (
    <li className={styles['placement']}>
      <GuildIcon guild={{ id: guildId, name, icon }} size={44} />
      <div className={styles['placementMain']}>
        <p className={styles['placementName']}>{name}</p>
        <p className={styles['placementText']}>
          <span className={styles['state']} data-state={state}>
            {text(STATE_TEXTS[state])}
          </span>
          {' · '}
          {text(m.boost_here_since, { date: day(since) })}
        </p>
        {restsUntil !== null && (
          <p className={styles['placementText']}>{text(m.boost_rests_until, { date: dayAndTime(restsUntil) })}</p>
        )}
        {!reachable && <p className={styles['placementText']}>{text(m.boost_unreachable)}</p>}
      </div>
      <div className={styles['placementActions']}>{children}</div>
    </li>
  );
}
