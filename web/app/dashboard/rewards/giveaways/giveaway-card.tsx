import type { Giveaway } from '@perigee/core/rewards/giveaways/giveaway';
import { Link } from 'react-router';
import { m } from '#texts';
import { PROBLEM_TEXTS } from '../../../components/giveaway/giveaway-texts.ts';
import { PrizeText } from '../../components/giveaway/prize-text.tsx';
import { StatePill } from '../../components/giveaway/state-pill.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { GiveawayActions } from './giveaway-actions.tsx';
import { GiveawayFigures } from './giveaway-figures.tsx';
import styles from './giveaways.module.css';

interface GiveawayCardProps {
  giveaway: Giveaway;
  /** How many may be open at the same time. */
  max: number;
  /** Left out for giveaways that are over. */
  onEdit?: () => void;
}

/** A giveaway in a list: its prize, state and main figures, and its actions. */
export function GiveawayCard({ giveaway, max, onEdit }: GiveawayCardProps) {
  const text = useText();
  const { id: guildId } = useGuild();
  const settings = useTabSettings('economy');
  const { id, prize, state, isInactive, problem } = giveaway;

  return (
    <li className={styles['card']} data-inactive={isInactive}>
      <div className={styles['cardHead']}>
        <h2>
          <Link to={`/guilds/${guildId}/giveaways/${id}`} viewTransition>
            <PrizeText prize={prize} moneySymbol={settings.economy.moneySymbol} />
          </Link>
        </h2>
        <StatePill state={state} />
      </div>
      {isInactive && (
        <p className={styles['warn']}>
          <Icon name="lock" size={16} />
          {text(m.economy_inactive, { max })}
        </p>
      )}
      {problem !== null && (
        <p className={styles['warn']}>
          <Icon name="alert" size={16} />
          {text(PROBLEM_TEXTS[problem])}
        </p>
      )}
      <GiveawayFigures giveaway={giveaway} />
      {onEdit !== undefined && <GiveawayActions giveaway={giveaway} onEdit={onEdit} />}
    </li>
  );
}
