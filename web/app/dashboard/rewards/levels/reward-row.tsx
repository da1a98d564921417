import type { LevelReward } from '@perigee/core/rewards/levels/schema';
import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { LevelRewardText } from './level-reward-text.tsx';
import styles from './levels.module.css';

interface RewardRowProps {
  reward: LevelReward;
  /** The field's path, for links to it. */
  path: string;
  error: string | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

/** The reward of one level, in the list. */
export function RewardRow({ reward, path, error, onEdit, onRemove }: RewardRowProps) {
  const text = useText();
  const { locale } = usePreferences();
  const level = text(m.levels_level, { level: reward.level.toLocaleString(locale) });

  return (
    <li data-row>
      <span className={styles['badge']}>{level}</span>
      <div>
        <LevelRewardText reward={reward} />
        {error !== undefined && <p className={styles['error']}>{error}</p>}
      </div>
      <div className={styles['rowActions']}>
        <button type="button" data-path={path} aria-label={text(m.levels_reward_edit, { level })} onClick={onEdit}>
          <Icon name="pencil" size={20} />
        </button>
        <button type="button" aria-label={text(m.levels_reward_remove, { level })} onClick={onRemove}>
          <Icon name="close" size={20} />
        </button>
      </div>
    </li>
  );
}
