import type { LevelReward } from '@perigee/core/rewards/levels/schema';
import { m } from '#texts';
import { EmojiSymbol } from '../../components/pickers/emoji-symbol.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './levels.module.css';

/** A level's reward in words: role, money and item, and what later happens to the role. */
export function LevelRewardText({ reward: { role, keepRole, takeBack, money, item } }: { reward: LevelReward }) {
  const text = useText();
  const { locale } = usePreferences();
  const { roles } = useGuild();
  const settings = useTabSettings('economy');
  const name = roles.find(({ id }) => id === role)?.name;

  return (
    <>
      <p className={styles['brings']}>
        {role !== null && <span>{name === undefined ? text(m.levels_role_gone) : `@${name}`}</span>}
        {money > 0 && (
          <span>
            {money.toLocaleString(locale)} <EmojiSymbol value={settings.economy.moneySymbol} />
          </span>
        )}
        {item !== '' && <span>{item}</span>}
      </p>
      {role !== null && (
        <p className={styles['note']}>
          {text(keepRole ? m.levels_role_kept : m.levels_role_replaced)}{' '}
          {text(takeBack ? m.levels_role_taken : m.levels_role_stays)}
        </p>
      )}
    </>
  );
}
