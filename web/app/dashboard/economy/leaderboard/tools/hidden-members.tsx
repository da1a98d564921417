import { type Board, rankedValue } from '@perigee/core/economy/leaderboard/schema';
import { Link } from 'react-router';
import { m } from '#texts';
import { Avatar } from '../../../components/avatar/avatar.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { writeBoardView } from '../board-address.ts';
import { LeaderValue } from '../leader-value.tsx';
import { SideCard } from './side-card.tsx';
import { useBoardView } from '../use-board-view.ts';
import styles from '../leaderboard.module.css';

/** Members who hide themselves from the public list; shown only to people who may edit balances. */
export function HiddenMembers({ guildId, board }: { guildId: string; board: Board }) {
  const text = useText();
  const { view } = useBoardView();
  const { hiddenMembers, moneySymbol } = board;
  const sort = rankedValue(board.sort);
  const shown = { sort, moneySymbol, period: 'all' } as const;

  return (
    <SideCard title={text(m.board_hidden)}>
      {hiddenMembers.length === 0 ? (
        <p className={styles['dim']}>{text(m.board_hidden_none)}</p>
      ) : (
        <ul className={styles['people']}>
          {hiddenMembers.map(({ user, ...values }) => (
            <li key={user.id}>
              <Link to={`/leaderboard/${guildId}/${user.id}${writeBoardView(view)}`} viewTransition>
                <Avatar user={user} name={user.global_name ?? user.username} size={28} />
                <span>{user.global_name ?? user.username}</span>
              </Link>
              <LeaderValue value={values[sort]} ranking={shown} />
            </li>
          ))}
        </ul>
      )}
    </SideCard>
  );
}
