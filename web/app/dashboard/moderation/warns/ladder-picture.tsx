import { PUNISHMENT_TYPES, type PunishmentType } from '@perigee/core/moderation/punishments/punishment';
import styles from './ladder.module.css';

interface LadderNodeProps {
  warns: number;
  isFirst: boolean;
  isLast: boolean;
  /** Whether there are counts between the rung above and this one. */
  skips: boolean;
}

/** A rung's dot on the rail; the line above it is dashed if it skips counts without a punishment. */
export function LadderNode({ warns, isFirst, isLast, skips }: LadderNodeProps) {
  return (
    <div className={styles['node']}>
      <svg aria-hidden="true">
        {!isFirst && <line x1="22" x2="22" y1="0" y2="50%" data-skips={skips} />}
        {!isLast && <line x1="22" x2="22" y1="50%" y2="100%" />}
        <circle cx="22" cy="50%" r="18" />
        <text x="22" y="50%" dy="0.36em" textAnchor="middle" data-long={warns > 99}>
          {warns > 9999 ? '…' : warns}
        </text>
      </svg>
    </div>
  );
}

/** The harsher the punishment, the longer its bar. */
export function LadderBar({ type }: { type: PunishmentType }) {
  const share = ((PUNISHMENT_TYPES.indexOf(type) + 1) / PUNISHMENT_TYPES.length) * 100;

  return (
    <svg className={styles['picture']} aria-hidden="true">
      <rect className={styles['fill']} width={`${share}%`} height="100%" rx="10" />
      <rect className={styles['edge']} width="4" height="100%" rx="2" />
    </svg>
  );
}
