import type { LeaderProfile } from '@perigee/core/economy/leaderboard/schema';
import { m } from '#texts';
import { EmojiSymbol } from '../../../components/pickers/emoji-symbol.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { usePreferences } from '../../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import styles from './member.module.css';

/**
 * Rank with its change, balance and experience. A member without a rank gets no cell for it
 * (docs/rules/leaderboards.md#member-page).
 */
export function MemberFigures({ profile: { leader, moneySymbol } }: { profile: LeaderProfile }) {
  const text = useText();
  const { locale } = usePreferences();
  const { number, change, balance, xp, level } = leader;

  return (
    <dl className={styles['figures']}>
      {number !== null && (
        <div>
          <dt>{text(m.board_rank)}</dt>
          <dd>
            #{number.toLocaleString(locale)}
            {change !== null && <RankChange change={change} />}
          </dd>
        </div>
      )}
      <div data-kind="money">
        <dt>{text(m.board_balance)}</dt>
        <dd>
          {balance.toLocaleString(locale)} <EmojiSymbol value={moneySymbol} />
        </dd>
      </div>
      <div>
        <dt>{text(m.board_xp)}</dt>
        <dd>{xp.toLocaleString(locale)}</dd>
      </div>
      {level !== null && (
        <div>
          <dt>{text(m.board_level)}</dt>
          <dd>
            {level.level.toLocaleString(locale)}
            <LevelProgressBar level={level} xp={xp} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The progress to the next level. */
function LevelProgressBar({ level, xp }: { level: NonNullable<LeaderProfile['leader']['level']>; xp: number }) {
  const text = useText();
  const { locale } = usePreferences();
  const left = (level.next - xp).toLocaleString(locale);
  const words = text(m.member_level_left, { left, level: (level.level + 1).toLocaleString(locale) });

  return (
    <>
      <progress className={styles['levelWay']} value={level.share} max={1} aria-label={words} />
      <small className={styles['change']}>{words}</small>
    </>
  );
}

/** How many places the member has moved up or down since Monday. */
function RankChange({ change }: { change: number }) {
  const text = useText();
  const places = Math.abs(change);
  const figure =
    change > 0
      ? text(m.member_up, { count: places })
      : change < 0
        ? text(m.member_down, { count: places })
        : text(m.member_same);

  return (
    <small className={styles['change']} data-direction={Math.sign(change)}>
      {change !== 0 && <Icon name={change > 0 ? 'up' : 'down'} size={16} />}
      {figure}
    </small>
  );
}
