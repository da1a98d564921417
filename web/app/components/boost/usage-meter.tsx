import type { OwnBoost } from '@perigee/core/community/boost/schema';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './boost.module.css';

/** How many of the plan's boosts are placed. */
export function UsageMeter({ own: { subscription, placements } }: { own: OwnBoost }) {
  const text = useText();
  const count = subscription === null || subscription.state === 'ended' ? 0 : subscription.servers;
  const words = text(m.boost_used, { used: placements.length, count });

  return (
    <div className={styles['usage']}>
      <span className={styles['pips']} aria-hidden="true">
        {Array.from({ length: Math.max(count, placements.length) }, (_, index) => (
          <i
            // oxlint-disable-next-line react/no-array-index-key -- The items are identical.
            key={index}
            data-state={index >= count ? 'over' : index < placements.length ? 'used' : 'free'}
          />
        ))}
      </span>
      <span>{words}</span>
    </div>
  );
}
