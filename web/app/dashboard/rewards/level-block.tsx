import type { OwnLevel, ShownReward } from '@perigee/core/rewards/levels/endpoints';
import { m } from '#texts';
import { Icon } from '../../components/icon/icon.tsx';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { Block } from './block.tsx';
import { RewardText } from './reward-text.tsx';
import { useOwnLevel } from './use-rewards.ts';
import styles from './rewards.module.css';

/** The person's level, the progress to the next one, and the rewards of levels. */
export function LevelBlock({ guildId }: { guildId: string }) {
  const text = useText();
  const query = useOwnLevel(guildId);

  return (
    <Block title={text(m.rewards_level)} query={query}>
      {(own) =>
        own === null ? <p className={styles['dim']}>{text(m.rewards_level_none)}</p> : <OwnLevelView own={own} />
      }
    </Block>
  );
}

function OwnLevelView({ own }: { own: OwnLevel }) {
  const text = useText();
  const { locale } = usePreferences();
  const { level, xp, next, share, nextReward, rewards, moneySymbol } = own;
  const left = (next - xp).toLocaleString(locale);
  const way = text(m.rewards_level_left, { left, level: (level + 1).toLocaleString(locale) });

  return (
    <>
      <div className={styles['level']}>
        <span className={styles['levelNumber']}>{level.toLocaleString(locale)}</span>
        <div>
          <p>{text(m.rewards_level_xp, { xp: xp.toLocaleString(locale), next: next.toLocaleString(locale) })}</p>
          <progress className={styles['progress']} value={share} max={1} aria-label={way} />
          <p className={styles['dim']}>{way}</p>
        </div>
      </div>
      {nextReward !== null && (
        <p className={styles['next']}>
          <Icon name="gift" size={20} />
          <span>
            {text(m.rewards_level_next, {
              level: nextReward.reward.level.toLocaleString(locale),
              left: nextReward.left.toLocaleString(locale),
            })}{' '}
            <strong>
              <RewardText reward={nextReward.reward} moneySymbol={moneySymbol} />
            </strong>
          </span>
        </p>
      )}
      {rewards.length > 0 && <RewardList rewards={rewards} level={level} moneySymbol={moneySymbol} />}
    </>
  );
}

interface RewardListProps {
  rewards: readonly ShownReward[];
  level: number;
  moneySymbol: string;
}

function RewardList({ rewards, level, moneySymbol }: RewardListProps) {
  const text = useText();
  const { locale } = usePreferences();

  return (
    <details className={styles['all']}>
      <summary>{text(m.rewards_level_all)}</summary>
      <ol>
        {rewards.map((reward) => (
          <li key={reward.level} data-reached={reward.level <= level}>
            <Icon name={reward.level <= level ? 'check' : 'lock'} size={16} />
            <span>{text(m.rewards_level_at, { level: reward.level.toLocaleString(locale) })}</span>
            <RewardText reward={reward} moneySymbol={moneySymbol} />
          </li>
        ))}
      </ol>
    </details>
  );
}
