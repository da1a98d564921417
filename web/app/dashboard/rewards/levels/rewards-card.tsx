import { type LevelReward, type Levels, NEW_REWARD, REWARDS_MAX } from '@perigee/core/rewards/levels/schema';
import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import type { SettingsFormState } from '../../components/settings-form/use-settings-form.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { RewardDialog } from './reward-dialog.tsx';
import { RewardRow } from './reward-row.tsx';
import { useLevelsFolds } from './use-levels-folds.ts';
import styles from './levels.module.css';

/** How many levels above the last one a new reward starts. */
const NEXT_LEVELS = 5;

const byLevel = (one: LevelReward, other: LevelReward) => one.level - other.level;

/** The rewards of levels, lowest first. */
export function RewardsCard({ form, errors }: Pick<SettingsFormState<Levels>, 'form' | 'errors'>) {
  const text = useText();
  const folds = useLevelsFolds(form.values);
  const { rewards } = form.values;
  const [edited, setEdited] = useState<{ index: number; reward: LevelReward } | null>(null);
  const save = (next: LevelReward[]) => form.setFieldValue('rewards', next.toSorted(byLevel));
  const offered = { ...NEW_REWARD, level: (rewards.toSorted(byLevel).at(-1)?.level ?? 0) + NEXT_LEVELS };

  const handleDone = (reward: LevelReward) => {
    if (edited !== null) save(rewards.toSpliced(edited.index, 1, reward));
    setEdited(null);
  };

  return (
    <SettingsCard path="rewards" title={text(m.levels_rewards)} text={text(m.levels_rewards_text)} fold={folds.rewards}>
      {rewards.length === 0 && <p className={styles['note']}>{text(m.levels_rewards_none)}</p>}
      <ul className={styles['rewards']}>
        {rewards.map((reward, index) => (
          <RewardRow
            key={reward.level}
            reward={reward}
            path={`rewards.${index}`}
            error={Object.entries(errors).find(([path]) => path.startsWith(`rewards.${index}.`))?.[1]}
            onEdit={() => setEdited({ index, reward })}
            onRemove={() => save(rewards.toSpliced(index, 1))}
          />
        ))}
      </ul>
      <div className={styles['add']}>
        <Button
          disabled={rewards.length >= REWARDS_MAX}
          onClick={() => setEdited({ index: rewards.length, reward: offered })}
        >
          <Icon name="plus" size={18} />
          {text(m.levels_reward_add)}
        </Button>
        <span className={styles['note']}>
          {text(m.levels_rewards_count, { count: rewards.length, max: REWARDS_MAX })}
        </span>
      </div>
      <RewardDialog
        reward={edited?.reward ?? null}
        isNew={edited?.index === rewards.length}
        takenLevels={rewards.flatMap(({ level }, index) => (index === edited?.index ? [] : [level]))}
        onClose={() => setEdited(null)}
        onDone={handleDone}
      />
    </SettingsCard>
  );
}
