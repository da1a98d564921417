import type { LeaderProfile } from '@perigee/core/economy/leaderboard/schema';
import type { ReactNode } from 'react';
import { m } from '#texts';
import { Avatar } from '../../../components/avatar/avatar.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { MemberFigures } from './member-figures.tsx';
import styles from './member.module.css';

interface MemberHeadProps {
  profile: LeaderProfile;
  /** The actions on the member. */
  tools: ReactNode;
}

/** The member, the server, and the figures. */
export function MemberHead({ profile, tools }: MemberHeadProps) {
  const text = useText();
  const { guildName, leader, isMe } = profile;
  const { user, hidden, departed } = leader;
  const notes = [isMe && m.board_you, hidden && m.member_hidden, departed && m.board_departed].filter(
    (note) => note !== false,
  );

  return (
    <section className={styles['card']}>
      <header className={styles['head']}>
        <Avatar user={user} name={user.global_name ?? user.username} size={96} />
        <div className={styles['names']}>
          <h1>{user.global_name ?? user.username}</h1>
          <p>
            @{user.username} · {guildName}
          </p>
          {notes.length > 0 && (
            <p className={styles['notes']}>
              {notes.map((note) => (
                <span key={text(note)}>{text(note)}</span>
              ))}
            </p>
          )}
        </div>
        {tools}
      </header>
      <MemberFigures profile={profile} />
    </section>
  );
}
