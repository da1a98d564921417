import { type Leader, type PublicBoard, sortedValue } from '@perigee/core/economy/leaderboard/schema';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import { m } from '#texts';
import { Avatar } from '../../../components/avatar/avatar.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { writeBoardView } from '../board-address.ts';
import { LeaderValue } from '../leader-value.tsx';
import { useBoardView } from '../use-board-view.ts';
import styles from './table.module.css';

/** The settings that all rows of a table share. */
export interface RowSettings {
  guildId: string;
  /** The loaded values: what is ranked, over which period, and the money's symbol. */
  ranking: Pick<PublicBoard, 'sort' | 'period' | 'moneySymbol'>;
  isMemberView: boolean;
  ownId?: string;
  isJumping?: boolean;
  onJumped?: () => void;
}

/** One member: rank, name and value. */
export function LeaderRow({ leader, ...settings }: RowSettings & { leader: Leader }) {
  const text = useText();
  const { guildId, ranking, ownId, isMemberView, isJumping = false, onJumped } = settings;
  const { number, user, departed } = leader;
  const { view } = useBoardView();
  const isMe = user.id === ownId;
  const link = useRef<HTMLAnchorElement>(null);
  useShown(link, isMe && isJumping, onJumped);

  const person = (
    <>
      <Avatar user={user} name={user.global_name ?? user.username} size={40} />
      <span className={styles['names']}>
        <span className={styles['name']}>
          <span>{user.global_name ?? user.username}</span>
          {isMe && <span className={styles['tag']}>{text(m.board_you)}</span>}
        </span>
        <span className={styles['username']}>
          @{user.username}
          {departed && ` · ${text(m.board_departed)}`}
        </span>
      </span>
    </>
  );

  return (
    <tr data-me={isMe} data-linked={isMemberView}>
      <td className={styles['rankCell']}>
        <span className={styles['rank']} data-place={number <= 3 ? number : undefined}>
          {number}
        </span>
      </td>
      <td className={styles['personCell']}>
        {isMemberView ? (
          <Link
            ref={link}
            className={styles['person']}
            to={`/leaderboard/${guildId}/${user.id}${writeBoardView(view)}`}
            viewTransition
          >
            {person}
          </Link>
        ) : (
          <span className={styles['person']}>{person}</span>
        )}
      </td>
      <td className={styles['valueCell']}>
        <LeaderValue value={sortedValue(leader, ranking.sort)} ranking={ranking} level={leader.level} />
      </td>
    </tr>
  );
}

/** Scrolls an element into view and focuses it once `isWanted` is true. */
function useShown(element: RefObject<HTMLElement | null>, isWanted: boolean, onShown: (() => void) | undefined): void {
  const reportShown = useEffectEvent(() => onShown?.());

  useEffect(() => {
    if (!isWanted) return;
    element.current?.scrollIntoView({ block: 'center' });
    element.current?.focus({ preventScroll: true });
    reportShown();
  }, [element, isWanted]);
}
